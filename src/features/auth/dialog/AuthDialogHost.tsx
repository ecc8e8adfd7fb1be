import { useEffect, useState, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { loadChunk } from '../../../shared/lib/loadChunk.ts';
import type { AuthRoot } from '../authListeners.ts';
import { dialogEvents } from './dialogSlice.ts';

/** Fetches the dialog's code, with its forms, when it opens for the first time; then keeps it. */
export function AuthDialogHost() {
  const dispatch = useDispatch();
  const isOpen = useSelector(({ dialog }: AuthRoot) => dialog.view !== null);
  const [AuthDialog, setAuthDialog] = useState<ComponentType | null>(null);
  const isAwaited = isOpen && AuthDialog === null;
  useEffect(() => {
    if (!isAwaited) return;
    // Not React's lazy: that caches a failure, and the next click must try again.
    loadChunk(() => import(/* webpackChunkName: "auth-dialog" */ './AuthDialog.tsx')).then(
      (chunk) => setAuthDialog(() => chunk.AuthDialog),
      () => dispatch(dialogEvents.dialogUnavailable()),
    );
  }, [dispatch, isAwaited]);
  return AuthDialog && <AuthDialog />;
}
