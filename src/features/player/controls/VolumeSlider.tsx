import VolumeOff from '@mui/icons-material/VolumeOff';
import VolumeUp from '@mui/icons-material/VolumeUp';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useDispatch, useSelector } from 'react-redux';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { playerCopy } from '../copy.ts';
import { playerEvents } from '../state/playerSlice.ts';
import type { PlayerRoot } from '../state/playerState.ts';

/** Volume from 0 to 1 in steps of 0.01, and mute. */
export function VolumeSlider() {
  const dispatch = useDispatch();
  const isMuted = useSelector(({ player }: PlayerRoot) => player.isMuted);
  const volume = useSelector(({ player }: PlayerRoot) => player.volume);
  const isSilent = isMuted || volume === 0;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', width: 176 }}>
      <IconAction
        label={isMuted ? playerCopy.unmute : playerCopy.mute}
        onClick={() => dispatch(playerEvents.muteToggled())}
      >
        {isSilent ? <VolumeOff fontSize="small" /> : <VolumeUp fontSize="small" />}
      </IconAction>
      <Slider
        size="small"
        aria-label={playerCopy.volume}
        value={isMuted ? 0 : volume}
        min={0}
        max={1}
        step={0.01}
        getAriaValueText={(value) => `${Math.round(value * 100)}%`}
        onChange={(_event, value) => dispatch(playerEvents.volumeChanged(Number(value)))}
      />
    </Stack>
  );
}
