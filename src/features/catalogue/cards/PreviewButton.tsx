import type { Guide } from '../../../domain/model.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { pauseIcon, playArrowIcon } from '../../../shared/ui/icons/playIcons.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { playerEvents, selectIsPreviewing } from '../../player/state/playerSlice.ts';
import { catalogueCopy } from '../copy.ts';
import './previewButton.css';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import type { RootState } from '../../../shared/store/rootState.ts';

/** Returns the share of the preview, 0 to 1, that will have played at the next report of the player, in a second. */
function selectShare({ player: { preview } }: RootState): number {
  if (preview?.heard === undefined || !preview.length) return 0;
  return Math.min(1, (preview.heard + 1) / preview.length);
}

/** Shows the progress of the preview as a ring. A CSS transition animates it between the reports. */
function Ring() {
  const share = useAppSelector(selectShare);
  return (
    <svg className="preview-ring" viewBox="0 0 48 48" aria-hidden>
      <circle cx="24" cy="24" r="22" pathLength="1" style={{ strokeDashoffset: 1 - share }} />
    </svg>
  );
}

/** Plays or stops the preview of a guide, its theme. Only one preview plays at a time. */
export function PreviewButton({ guide: { id, theme, title } }: { guide: Guide }) {
  const dispatch = useAppDispatch();
  const isPreviewing = useAppSelector((state) => selectIsPreviewing(state, id));
  const press = () =>
    dispatch(
      isPreviewing
        ? playerEvents.previewStopped()
        : playerEvents.previewStarted({ guideId: id, theme }),
    );
  return (
    <span className="preview-button" data-previewing={isPreviewing || undefined}>
      <IconAction
        label={(isPreviewing ? catalogueCopy.stopPreview : catalogueCopy.playPreview)(title)}
        onClick={press}
      >
        <Icon path={isPreviewing ? pauseIcon : playArrowIcon} />
      </IconAction>
      {isPreviewing && <Ring />}
    </span>
  );
}
