import { copyText } from '../../../shared/lib/copyText.ts';
import { addressIn, paths } from '../../../shared/site/paths.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { linkIcon } from '../../../shared/ui/icons/playerIcons.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { playerCopy } from '../copy.ts';
import { selectLoadedGuide } from '../state/playerSelectors.ts';
import { playerEvents } from '../state/playerSlice.ts';
import { useAppDispatch, useAppStore } from '../../../shared/store/hooks.ts';

/** Renders the button that copies a link to the current position of the loaded track. */
export function ShareButton({ isLoaded }: { isLoaded: boolean }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const share = async () => {
    const { item, position } = store.getState().player;
    if (!item) return;
    const guide = selectLoadedGuide(store.getState());
    const lang = guide?.languages && guide.lang;
    const path = paths.moment(item.guideId, item.trackId, position, lang);
    const isDone = await copyText(window.location.origin + addressIn(path));
    dispatch(playerEvents.copied({ what: 'link', isDone }));
  };
  return (
    <IconAction label={playerCopy.share} disabled={!isLoaded} onClick={() => void share()}>
      <Icon path={linkIcon} />
    </IconAction>
  );
}
