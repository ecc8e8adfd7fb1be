import VolumeUp from '@mui/icons-material/VolumeUp';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useDispatch, useSelector } from 'react-redux';
import { playerCopy } from './copy.ts';
import { selectPlayer } from './playerSelectors.ts';
import { playerEvents } from './playerSlice.ts';

/** Volume from 0 to 1 in steps of 0.01 (spec section 9). */
export function VolumeSlider() {
  const dispatch = useDispatch();
  const { volume } = useSelector(selectPlayer);
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', width: 160 }}>
      <VolumeUp fontSize="small" aria-hidden />
      <Slider
        size="small"
        aria-label={playerCopy.volume}
        value={volume}
        min={0}
        max={1}
        step={0.01}
        getAriaValueText={(value) => `${Math.round(value * 100)}%`}
        onChange={(_event, value) => dispatch(playerEvents.volumeChanged(Number(value)))}
      />
    </Stack>
  );
}
