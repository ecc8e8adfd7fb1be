import { Button } from '../../shared/ui/basic/Button.tsx';
import { openInNewIcon } from '../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { placeCopy } from './copy.ts';

/** A link out of the app: it says so, and tells the other side nothing. */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <Button
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      endIcon={<Icon path={openInNewIcon} />}
      aria-label={`${children} ${placeCopy.newTab}`}
    >
      {children}
    </Button>
  );
}
