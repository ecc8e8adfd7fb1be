import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Text } from '../../../../shared/ui/basic/Text.tsx';
import { panelCopy } from './copy.ts';
import { playerEvents } from '../../state/playerSlice.ts';
import styles from './ShortcutsPanel.module.css';
import { useAppDispatch, useAppSelector } from '../../../../shared/store/hooks.ts';

/** Shows the keyboard shortcuts, and the switch that turns them off (WCAG 2.1.4). */
export function ShortcutsPanel() {
  const dispatch = useAppDispatch();
  const hasShortcuts = useAppSelector(({ player }) => player.hasShortcuts);
  return (
    <>
      <dl className={styles.facts}>
        {panelCopy.shortcuts.map(({ keys, does }) => (
          <div key={does} className={styles.shortcut}>
            <Text as="dt" variant="time" className={styles.time}>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && <span> / </span>}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </Text>
            <Text as="dd" variant="small">
              {does}
            </Text>
          </div>
        ))}
      </dl>
      <FormControlLabel
        sx={{ mt: 2 }}
        control={
          <Switch
            checked={hasShortcuts}
            onChange={() => dispatch(playerEvents.shortcutsToggled())}
          />
        }
        label={panelCopy.shortcutsSwitch}
      />
    </>
  );
}
