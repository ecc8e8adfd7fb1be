import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Guide } from '../../domain/model.ts';
import { dollars } from '../../domain/money.ts';
import { cut, cuts } from '../../domain/text.ts';
import { paths } from '../../shared/paths.ts';
import { IconAction } from '../../shared/ui/IconAction.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { CartButton } from '../cart/CartButton.tsx';
import { selectIsPreviewing, type PlayerAndApi } from '../player/playerSelectors.ts';
import { playerEvents } from '../player/playerSlice.ts';
import { catalogueCopy } from './copy.ts';
import './guideCard.css';

interface Props {
  guide: Guide;
  /** How many characters of the description the row shows (spec section 5, *Truncation*). */
  descriptionLength: number;
  /** How wide the cover is shown: the `sizes` attribute. */
  sizes: string;
  /** False in a list that sells nothing, such as what was bought (spec section 5). */
  sells?: boolean;
}

/** A guide in a row or grid: cover with the buttons of the cart and the preview, category, title, price, 'Get Access'. */
export function GuideCard({ guide, descriptionLength, sizes, sells = true }: Props) {
  const dispatch = useDispatch();
  const isPreviewing = useSelector((state: PlayerAndApi) => selectIsPreviewing(state, guide.id));
  const { id, title, theme } = guide;
  const preview = () =>
    dispatch(
      isPreviewing
        ? playerEvents.previewStopped()
        : playerEvents.previewStarted({ guideId: id, theme }),
    );
  return (
    <Card component="article" className="guide-card" data-previewing={isPreviewing || undefined}>
      <div className="guide-card-cover">
        {/* 'Get Access' is the way in for the keyboard: one stop a card is enough. */}
        <Link to={paths.guide(id)} tabIndex={-1} aria-hidden>
          <Picture picture={guide.cover} alt="" sizes={sizes} />
        </Link>
        <div className="guide-card-actions">
          {sells && <CartButton guide={guide} namesGuide />}
          {theme && (
            <IconAction
              label={(isPreviewing ? catalogueCopy.stopPreview : catalogueCopy.playPreview)(title)}
              onClick={preview}
            >
              {isPreviewing ? <Pause /> : <PlayArrow />}
            </IconAction>
          )}
        </div>
      </div>
      <Stack sx={{ p: 2, gap: 0.5, flex: 1 }}>
        <Typography variant="overline" color="textSecondary" lang="it">
          {cut(guide.category.name, cuts.listTitle)}
        </Typography>
        <Typography variant="h4" component="h3" lang="it" title={title}>
          {cut(title, cuts.cardTitle)}
        </Typography>
        <Typography variant="body2" color="textSecondary" lang="it" sx={{ flex: 1 }}>
          {cut(guide.shortDescription, descriptionLength)}
        </Typography>
        <Stack
          direction="row"
          sx={{ mt: 1, alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Typography>{dollars(guide.price)}</Typography>
          <Button
            component={Link}
            to={paths.guide(id)}
            size="small"
            variant="contained"
            aria-label={`${catalogueCopy.getAccess}: ${title}`}
          >
            {catalogueCopy.getAccess}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
