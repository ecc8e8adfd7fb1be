import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ComponentType } from 'react';
import { withMuiTheme } from '../../../shared/theme/MuiTheme.tsx';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { closeIcon } from '../../../shared/ui/icons/shellIcons.ts';
import { ErrorBoundary } from '../../../shared/ui/page/ErrorBoundary.tsx';
import { useBackCloses } from '../../../shared/ui/page/useBackCloses.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { BookmarksPanel } from '../../../features/bookmarks/BookmarksPanel.tsx';
import { playerCopy } from '../../../features/player/copy.ts';
import { playerEvents } from '../../../features/player/state/playerSlice.ts';
import type { PlayerPanel } from '../../../features/player/state/playerState.ts';
import { QueuePanel } from '../../../features/player/view/panels/QueuePanel.tsx';
import { ShortcutsPanel } from '../../../features/player/view/panels/ShortcutsPanel.tsx';
import { SleepPanel } from '../../../features/player/view/panels/SleepPanel.tsx';
import { SpeedPanel } from '../../../features/player/view/panels/SpeedPanel.tsx';
import styles from './PanelHost.module.css';
import { useAppDispatch } from '../../../shared/store/hooks.ts';

const panels: Record<PlayerPanel, { title: string; Content: ComponentType }> = {
  queue: { title: playerCopy.queueTitle, Content: QueuePanel },
  speed: { title: playerCopy.speedTitle, Content: SpeedPanel },
  sleep: { title: playerCopy.sleepTitle, Content: SleepPanel },
  bookmarks: { title: playerCopy.bookmarks, Content: BookmarksPanel },
  shortcuts: { title: playerCopy.shortcutsTitle, Content: ShortcutsPanel },
};

/** Renders the open player panel: a bottom sheet on a phone, a dialog elsewhere; dark in both schemes. */
export const PanelHost = withMuiTheme(function PanelHost({ panel }: { panel: PlayerPanel }) {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const { title, Content } = panels[panel];
  const close = () => dispatch(playerEvents.panelClosed());
  useBackCloses(true, close);
  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      data-scheme="dark"
      sx={{ '& .MuiDialog-container': { alignItems: { xs: 'flex-end', sm: 'center' } } }}
      slotProps={{ paper: { sx: { m: { xs: 0, sm: 4 }, width: { xs: '100%', sm: undefined } } } }}
    >
      <div className={styles.head}>
        <DialogTitle id={titleId} variant="h4" component="h2" sx={{ flex: 1 }}>
          {title}
        </DialogTitle>
        <IconAction label={playerCopy.closePanel} onClick={close}>
          <Icon path={closeIcon} />
        </IconAction>
      </div>
      <DialogContent>
        <ErrorBoundary>
          <Content />
        </ErrorBoundary>
      </DialogContent>
    </Dialog>
  );
});
