import { useEffect, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadChunk } from '../../../shared/lib/loadChunk.ts';
import { historyIsStill } from '../../../shared/ui/page/useBackCloses.ts';
import { dialogEvents } from './dialogSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

/**
 * Loads the dialog and its forms when it first opens; then it stays mounted. Opens the page to which an intent leads
 * that was carried out.
 */
export function AuthDialogHost() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(({ dialog }) => dialog.view !== null);
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
  const navigate = useNavigate();
  const destination = useAppSelector(({ dialog }) => dialog.destination);
  useEffect(() => {
    if (destination === null) return;
    dispatch(dialogEvents.arrived());
    // The dialog has just closed, and its entry of the history goes.
    void historyIsStill().then(() => navigate(destination));
  }, [destination, dispatch, navigate]);
  return AuthDialog && <AuthDialog />;
}
