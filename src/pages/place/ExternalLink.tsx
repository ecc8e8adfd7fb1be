import { Button } from '../../shared/ui/basic/Button.tsx';
import { openInNewIcon } from '../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { placeCopy } from './copy.ts';

/** Renders a link to another site in a new tab. Its accessible name includes that, and no referrer is sent. */
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
