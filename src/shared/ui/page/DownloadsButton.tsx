import { routes } from '../../site/paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { Button } from '../basic/Button.tsx';
import { errorCopy } from '../copy.ts';

/** Renders the link of panels that need a connection: to what a customer can play without one. Visitors have none. */
export function DownloadsButton() {
  const isCustomer = useAppSelector(({ session }) => session.isSignedIn);
  if (!isCustomer) return null;
  return (
    <Button size="small" color="inherit" to={routes.library}>
      {errorCopy.downloads}
    </Button>
  );
}
