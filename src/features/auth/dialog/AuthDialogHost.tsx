import { useEffect, useState, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { loadChunk } from '../../../shared/lib/loadChunk.ts';
import type { AuthRoot } from '../authListeners.ts';
import { dialogEvents } from './dialogSlice.ts';

/** Loads the dialog and its forms when it first opens; then it stays mounted. */
export function AuthDialogHost() {
  const dispatch = useDispatch();
  const isOpen = useSelector(({ dialog }: AuthRoot) => dialog.view !== null);
  const [AuthDialog, setAuthDialog] = useState<ComponentType | null>(null);
  const isAwaited = isOpen && AuthDialog === null;
  useEffect(() => {
    if (!isAwaited) return;
    // Not React's lazy: that caches a rejected promise, and the next click must retry.
    loadChunk(() => import(/* webpackChunkName: "auth-dialog" */ './AuthDialog.tsx')).then(
      (chunk) => setAuthDialog(() => chunk.AuthDialog),
      () => dispatch(dialogEvents.dialogUnavailable()),
    );
  }, [dispatch, isAwaited]);
  return AuthDialog && <AuthDialog />;
}
