import Stack from '@mui/material/Stack';
import { CartButton } from '../../../features/cart/popover/CartButton.tsx';
import { DownloadButton } from '../../../features/library/offline/downloads/DownloadButton.tsx';
import { LibraryButton } from '../../../features/library/LibraryButton.tsx';
import type { GuideDetail } from '../../../domain/model.ts';
import './guideActions.css';

/** The icon buttons beside a guide's facts. */
export function GuideActions({ guide }: { guide: GuideDetail }) {
  return (
    <Stack direction="row" className="guide-actions" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      <DownloadButton guide={guide} />
      {!guide.isOwned && <CartButton guide={guide} />}
      <LibraryButton guide={guide} />
    </Stack>
  );
}
