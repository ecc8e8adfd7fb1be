import Bedtime from '@mui/icons-material/Bedtime';
import BedtimeOutlined from '@mui/icons-material/BedtimeOutlined';
import Keyboard from '@mui/icons-material/Keyboard';
import QueueMusic from '@mui/icons-material/QueueMusic';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { clock } from '../../../domain/text/time.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { playerCopy } from '../copy.ts';
import { selectRateOf } from '../state/selectPlayer.ts';
import { playerEvents } from '../state/playerSlice.ts';
import type { PlayerPanel, PlayerRoot } from '../state/playerState.ts';
import { rateText } from '../state/rates.ts';
import { useSleepLeft } from './useSleepLeft.ts';

/** Speed, sleep timer, what is up next, and the keys: each opens its panel. `guideId`: whose speed it is; null of a clip. */
export function OptionButtons({ guideId }: { guideId: number | null }) {
  const dispatch = useDispatch();
  const rate = rateText(useSelector((state: PlayerRoot) => selectRateOf(state, guideId)));
  const { left, sleep } = useSleepLeft();
  const open = (panel: PlayerPanel) => () => dispatch(playerEvents.panelOpened(panel, guideId));
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <IconAction label={playerCopy.speed(rate)} onClick={open('speed')}>
        <Typography variant="time" component="span" sx={{ minWidth: 40 }}>
          {rate}
        </Typography>
      </IconAction>
      <IconAction
        label={left === null ? playerCopy.sleepTitle : playerCopy.sleepIn(clock(left))}
        pressed={sleep !== null}
        onClick={open('sleep')}
      >
        {sleep ? <Bedtime color="primary" /> : <BedtimeOutlined />}
      </IconAction>
      <IconAction label={playerCopy.queueTitle} onClick={open('queue')}>
        <QueueMusic />
      </IconAction>
      {/* Where there is no keyboard there are no keys to show. */}
      <Box sx={{ display: 'none', '@media (hover: hover)': { display: 'block' } }}>
        <IconAction label={playerCopy.shortcutsTitle} onClick={open('shortcuts')}>
          <Keyboard />
        </IconAction>
      </Box>
    </Stack>
  );
}
