import { IconButton } from '../../../shared/ui/basic/IconButton.tsx';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { arrowUpwardIcon } from '../../../shared/ui/icons/shellIcons.ts';
import { shellCopy } from '../copy.ts';
import { useScrollStage } from '../header/useScrollStage.ts';

/** Shows 'Back to top', from the second scroll threshold on. */
export function BackToTop({ onPressed }: { onPressed: () => void }) {
  const stage = useScrollStage();
  return (
    <div className="back-to-top" data-shown={stage === 'far'}>
      <IconButton
        aria-label={shellCopy.backToTop}
        onClick={() => {
          window.scrollTo(0, 0);
          onPressed();
        }}
      >
        <Icon path={arrowUpwardIcon} />
      </IconButton>
    </div>
  );
}
