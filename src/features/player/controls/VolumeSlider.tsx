import Slider from '@mui/material/Slider';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { volumeOffIcon, volumeUpIcon } from '../../../shared/ui/icons/playerIcons.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { playerCopy } from '../copy.ts';
import { playerEvents } from '../state/playerSlice.ts';
import styles from './VolumeSlider.module.css';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

/** Renders the mute button and the volume slider, from 0 to 1 in steps of 0.01. */
export function VolumeSlider() {
  const dispatch = useAppDispatch();
  const isMuted = useAppSelector(({ player }) => player.isMuted);
  const volume = useAppSelector(({ player }) => player.volume);
  const isSilent = isMuted || volume === 0;
  return (
    <div className={styles.volumeSlider}>
      <IconAction
        label={isMuted ? playerCopy.unmute : playerCopy.mute}
        onClick={() => dispatch(playerEvents.muteToggled())}
      >
        <Icon path={isSilent ? volumeOffIcon : volumeUpIcon} size="small" />
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
    </div>
  );
}
