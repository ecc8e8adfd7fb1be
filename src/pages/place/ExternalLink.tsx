import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { placeCopy } from './copy.ts';

/** A link out of the app: it says so, and tells the other side nothing. */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <Button
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      variant="outlined"
      endIcon={<OpenInNew />}
      aria-label={`${children} ${placeCopy.newTab}`}
    >
      {children}
    </Button>
  );
}
