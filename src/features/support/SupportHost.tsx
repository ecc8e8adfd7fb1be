import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChunkModule } from '../../shared/lib/loadChunk.ts';
import { OnDemand } from '../../shared/ui/page/OnDemand.tsx';
import { Reporting } from '../../shared/ui/page/reporting.ts';
import type { OpenReport } from './ReportDialog.tsx';
import { isRecording, recordingRequested, type Recording } from './recording/recorder.ts';
import { seenError, supportEvents } from './supportEvents.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';

interface Props {
  /** Loads the dialog. */
  loadDialog: () => Promise<ChunkModule<OpenReport>>;
  children: ReactNode;
}

/** Records pages and errors for the report, and provides a function that opens it. */
export function SupportHost({ loadDialog, children }: Props) {
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const [recording, setRecording] = useState<Recording | null>(null);
  const address = pathname + search + hash;
  // Dispatched before the page's effects, so that the recording assigns their requests to this page.
  useLayoutEffect(() => {
    dispatch(supportEvents.pageOpened(address));
  }, [address, dispatch]);
  useEffect(() => {
    const failed = ({ error }: ErrorEvent) =>
      dispatch(supportEvents.errorSeen(seenError('error', error)));
    const rejected = ({ reason }: PromiseRejectionEvent) =>
      dispatch(supportEvents.errorSeen(seenError('unhandledrejection', reason)));
    window.addEventListener('error', failed);
    window.addEventListener('unhandledrejection', rejected);
    return () => {
      window.removeEventListener('error', failed);
      window.removeEventListener('unhandledrejection', rejected);
    };
  }, [dispatch]);
  const way = useMemo(
    () => ({
      open: () => {
        const result: unknown = dispatch(recordingRequested());
        // A snapshot: the dialog's own actions must not be part of the report.
        if (isRecording(result)) setRecording(result);
      },
      noteError: (error: unknown) =>
        void dispatch(supportEvents.errorSeen(seenError('render', error))),
    }),
    [dispatch],
  );
  const close = () => setRecording(null);
  return (
    <Reporting value={way}>
      {children}
      {recording && (
        <OnDemand
          load={loadDialog}
          onFailed={() => {
            close();
            dispatch(supportEvents.dialogUnavailable());
          }}
          props={{ recording, onClose: close }}
        />
      )}
    </Reporting>
  );
}
