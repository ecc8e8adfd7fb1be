import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import type { AuthRoot } from './authListeners.ts';

const AuthDialog = lazy(() =>
  import('./AuthDialog.tsx').then((module) => ({ default: module.AuthDialog })),
);

/** Fetches the dialog's code, with its forms, when it opens for the first time; then keeps it. */
export function AuthDialogHost() {
  const isOpen = useSelector(({ dialog }: AuthRoot) => dialog.view !== null);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <AuthDialog />
    </Suspense>
  );
}
