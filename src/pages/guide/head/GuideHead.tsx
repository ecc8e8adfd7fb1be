import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { GuideDetail } from '../../../domain/model.ts';
import { guidePrice } from '../../../domain/text/money.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { paths, routes } from '../../../shared/site/paths.ts';
import { PaintMark } from '../../../shared/ui/page/PaintMark.tsx';
import { guideCopy } from '../copy.ts';
import { GuideActions } from './GuideActions.tsx';
import { GuideFacts } from './GuideFacts.tsx';
import './guideHead.css';
import { MainActions } from './MainActions.tsx';
import { SpinningCover } from './SpinningCover.tsx';

/** Breadcrumb, cover, title, description, price, facts and actions. */
export function GuideHead({ guide }: { guide: GuideDetail }) {
  const { category, isOwned, shortDescription, title } = guide;
  return (
    <>
      <Breadcrumbs aria-label={guideCopy.breadcrumb}>
        <Link component={RouterLink} to={routes.landing}>
          {guideCopy.home}
        </Link>
        <Link
          component={RouterLink}
          to={paths.category(category.id)}
          color="textSecondary"
          lang="it"
          title={category.name}
        >
          {truncate(category.name, textLimits.listTitle)}
        </Link>
      </Breadcrumbs>
      <div className="guide-head">
        <SpinningCover guide={guide} />
        <div className="guide-head-text">
          <Typography variant="h1" lang="it">
            {title}
          </Typography>
          <Typography lang="it" sx={{ maxWidth: '60ch' }}>
            {shortDescription}
          </Typography>
          <Stack direction="row" sx={{ gap: 2, alignItems: 'baseline' }}>
            <Typography variant="h3" component="p">
              {guidePrice(guide)}
            </Typography>
            {isOwned && (
              <Typography variant="overline" sx={{ color: 'olive' }}>
                {guideCopy.owned}
              </Typography>
            )}
          </Stack>
          <GuideFacts guide={guide} />
          <div className="guide-head-actions">
            <MainActions guide={guide} />
            <GuideActions guide={guide} />
          </div>
        </div>
      </div>
      <PaintMark after="head" />
    </>
  );
}
