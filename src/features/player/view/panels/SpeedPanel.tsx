import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import { Text } from '../../../../shared/ui/basic/Text.tsx';
import { playerCopy } from '../../copy.ts';
import { panelCopy } from './copy.ts';
import {
  playerEvents,
  selectLoadedGuideId,
  selectRateOf,
  selectPanelGuideId,
} from '../../state/playerSlice.ts';
import { rateLimits, rateText, usualRates } from '../../state/rates.ts';
import styles from './SpeedPanel.module.css';
import { useAppDispatch, useAppSelector } from '../../../../shared/store/hooks.ts';

/** Sets the playback speed from 0.5 to 3, for everything or for this guide only. */
export function SpeedPanel() {
  const dispatch = useAppDispatch();
  const panelGuideId = useAppSelector(selectPanelGuideId);
  const loadedGuideId = useAppSelector(selectLoadedGuideId);
  const guideId = panelGuideId ?? loadedGuideId;
  const rate = useAppSelector((state) => selectRateOf(state, guideId));
  const isOwn = useAppSelector(({ player }) => guideId !== null && guideId in player.rates.byGuide);
  const change = (to: number) =>
    dispatch(playerEvents.rateChanged({ rate: to, guideId: isOwn ? guideId : null }));
  const toggleOwn = () => {
    if (guideId === null) return;
    dispatch(
      isOwn ? playerEvents.guideRateReset(guideId) : playerEvents.rateChanged({ rate, guideId }),
    );
  };
  return (
    <div className="column gap-16">
      <div className={styles.head}>
        <Text variant="h3" aria-hidden translate="no" className={styles.title}>
          {rateText(rate)}
        </Text>
        <Slider
          aria-label={playerCopy.speedTitle}
          value={rate}
          min={rateLimits.least}
          max={rateLimits.most}
          step={rateLimits.step}
          getAriaValueText={rateText}
          onChange={(_event, value) => change(Number(value))}
        />
      </div>
      <div className="row gap-8">
        {usualRates.map((usual) => (
          <ToggleButton
            key={usual}
            value={usual}
            selected={usual === rate}
            onClick={() => change(usual)}
          >
            {rateText(usual)}
          </ToggleButton>
        ))}
      </div>
      {guideId !== null && (
        <FormControlLabel
          control={<Switch checked={isOwn} onChange={toggleOwn} />}
          label={panelCopy.ownSpeed}
        />
      )}
      <Text variant="small" color="muted">
        {panelCopy.speedHint}
      </Text>
    </div>
  );
}
