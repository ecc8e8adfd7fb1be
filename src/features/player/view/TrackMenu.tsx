import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { moreVertIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { useBackCloses } from '../../../shared/ui/page/useBackCloses.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { playerCopy } from '../copy.ts';
import { playerEvents } from '../state/playerSlice.ts';
import type { PlayerItem } from '../state/playerState.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';

/** Renders the menu with the actions of a track other than playing it now. */
export function TrackMenu({ item, title }: { item: PlayerItem; title: string }) {
  const dispatch = useAppDispatch();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  useBackCloses(opener !== null, () => setOpener(null));
  const choose = (event: typeof playerEvents.queued | typeof playerEvents.queuedNext) => () => {
    setOpener(null);
    dispatch(event(item));
  };
  return (
    <>
      <IconAction
        label={playerCopy.trackMenu(title)}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        <Icon path={moreVertIcon} />
      </IconAction>
      <Menu open={opener !== null} anchorEl={opener} onClose={() => setOpener(null)}>
        <MenuItem onClick={choose(playerEvents.queuedNext)}>{playerCopy.playNext}</MenuItem>
        <MenuItem onClick={choose(playerEvents.queued)}>{playerCopy.addToQueue}</MenuItem>
      </Menu>
    </>
  );
}
