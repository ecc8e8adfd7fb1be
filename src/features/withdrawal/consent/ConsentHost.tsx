import { useEffect, useSyncExternalStore } from 'react';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { OnDemand } from '../../../shared/ui/page/OnDemand.tsx';
import { consentEvents } from './consentEvents.ts';
import { openQuestion } from './openQuestion.ts';

const loadDialog = () => import(/* webpackChunkName: "consent" */ './ConsentDialog.tsx');

/** Shows the question that is open. */
export function ConsentHost() {
  const dispatch = useAppDispatch();
  const guide = useSyncExternalStore(openQuestion.subscribe, openQuestion.current);
  // No one can answer any more.
  useEffect(() => () => openQuestion.answer(false), []);
  const fail = () => {
    openQuestion.answer(false);
    dispatch(consentEvents.questionUnavailable());
  };
  return guide && <OnDemand load={loadDialog} onFailed={fail} props={{ guide }} />;
}
