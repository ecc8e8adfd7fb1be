import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OnDemand } from '../../../shared/ui/page/OnDemand.tsx';
import { historyIsStill } from '../../../shared/ui/page/useBackCloses.ts';
import { dialogEvents } from './dialogSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

const loadDialog = () => import(/* webpackChunkName: "auth-dialog" */ './AuthDialog.tsx');

/**
 * Loads the dialog and its forms when it first opens; then it stays mounted. Opens the page to which an intent leads
 * that was carried out.
 */
export function AuthDialogHost() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(({ dialog }) => dialog.view !== null);
  const [isMounted, setMounted] = useState(isOpen);
  if (isOpen && !isMounted) setMounted(true);
  const fail = () => {
    setMounted(false);
    dispatch(dialogEvents.dialogUnavailable());
  };
  const navigate = useNavigate();
  const destination = useAppSelector(({ dialog }) => dialog.destination);
  useEffect(() => {
    if (destination === null) return;
    dispatch(dialogEvents.arrived());
    // The dialog has just closed, and its entry of the history goes.
    void historyIsStill().then(() => navigate(destination));
  }, [destination, dispatch, navigate]);
  return isMounted && <OnDemand load={loadDialog} onFailed={fail} props={{}} />;
}
