import ExpandLess from '@mui/icons-material/ExpandLess';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import '../../../shared/ui/visuallyHidden.css';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { playerCopy } from '../copy.ts';
import type { Loaded } from '../state/selectLoaded.ts';
import { useNowPlaying } from '../view/useNowPlaying.ts';

/** Cover, track and guide in a narrow bar, as one large button: it opens the full-screen player. */
export function BarOpener({ loaded: { cover, guide, kind, title } }: { loaded: Loaded }) {
  const { open } = useNowPlaying();
  const isClip = kind !== 'guide';
  return (
    <>
      <ButtonBase
        aria-label={playerCopy.openPlayer(title)}
        aria-haspopup="dialog"
        onClick={open}
        sx={{
          flex: 1,
          minWidth: 0,
          height: '100%',
          gap: 1,
          justifyContent: 'flex-start',
          textAlign: 'left',
        }}
      >
        <Box sx={{ width: 48, flex: 'none' }}>
          <Picture picture={cover} alt="" sizes="48px" />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography noWrap lang={isClip ? undefined : 'it'}>
            {isClip ? playerCopy.clipKinds[kind] : title}
          </Typography>
          <Typography noWrap variant="caption" component="p" color="textSecondary" lang="it">
            {guide ?? title}
          </Typography>
        </Box>
        <ExpandLess aria-hidden />
      </ButtonBase>
      <p className="visually-hidden" lang="it" aria-live="polite">
        {title}
      </p>
    </>
  );
}
