import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { playerCopy } from '../copy.ts';
import { playerEvents } from '../state/playerSlice.ts';
import type { PlayerRoot } from '../state/playerState.ts';

/** The keys, and the switch that turns them off (WCAG 2.1.4). */
export function ShortcutsPanel() {
  const dispatch = useDispatch();
  const hasShortcuts = useSelector(({ player }: PlayerRoot) => player.hasShortcuts);
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', rowGap: 1, columnGap: 3, m: 0 }}
      >
        {playerCopy.shortcuts.map(({ keys, does }) => (
          <Box key={does} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="time" sx={{ whiteSpace: 'nowrap' }}>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && ' / '}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {does}
            </Typography>
          </Box>
        ))}
      </Box>
      <FormControlLabel
        sx={{ mt: 2 }}
        control={
          <Switch
            checked={hasShortcuts}
            onChange={() => dispatch(playerEvents.shortcutsToggled())}
          />
        }
        label={playerCopy.shortcutsSwitch}
      />
    </>
  );
}
