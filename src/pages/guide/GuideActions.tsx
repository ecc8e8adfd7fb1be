import Stack from '@mui/material/Stack';
import { CartButton } from '../../features/cart/CartButton.tsx';
import type { GuideDetail } from '../../domain/model.ts';
import './guideActions.css';

/** The icon buttons beside a guide's facts (spec section 2, *Guide detail*). */
export function GuideActions({ guide }: { guide: GuideDetail }) {
  return (
    <Stack
      direction="row"
      className="guide-actions"
      sx={{ gap: 1.5, '&:empty': { display: 'none' } }}
    >
      <CartButton guide={guide} />
    </Stack>
  );
}
