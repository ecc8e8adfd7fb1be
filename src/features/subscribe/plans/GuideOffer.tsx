import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Guide } from '../../../domain/model.ts';
import { guidePrice } from '../../../domain/text/money.ts';
import { routes } from '../../../shared/site/paths.ts';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { subscribeCopy } from '../copy.ts';
import './plans.css';

interface Props {
  guide: Guide;
  /** Why there is nothing to buy, when there isn't. */
  note: string | null;
  /** The button: 'Add to Cart', or the way on. */
  children: ReactNode;
}

/** The offer of one guide: title, price, the $4.99 text, 'Life Time'. */
export function GuideOffer({ guide, note, children }: Props) {
  const { offer, lifetime } = subscribeCopy;
  return (
    <div className="plan-offer">
      <div className="plan-offer-cover">
        <Picture picture={guide.cover} alt="" sizes="(min-width: 900px) 420px, 92vw" eager />
      </div>
      <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
        <Typography variant="overline" color="textSecondary" lang="it">
          {guide.category.name}
        </Typography>
        <Typography variant="h1" lang="it">
          {guide.title}
        </Typography>
        <Typography lang="it" sx={{ maxWidth: '60ch' }}>
          {guide.shortDescription}
        </Typography>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'baseline' }}>
          <Typography variant="h2" component="p">
            {guidePrice(guide)}
          </Typography>
          <Typography color="textSecondary">{lifetime}</Typography>
        </Stack>
        <Typography color="textSecondary" role={note ? 'status' : undefined}>
          {note ?? offer.promo}
        </Typography>
        {children}
        {!guide.isOwned && (
          <Link component={RouterLink} to={routes.plans}>
            {offer.allPlans}
          </Link>
        )}
      </Stack>
    </div>
  );
}
