import { errorToast, on, successToast, type ToastRule } from '../../../../shared/lib/toastRules.ts';
import { downloadsCopy } from '../downloads/copy.ts';
import { downloadListCopy } from '../downloads/listCopy.ts';
import { downloadsEvents } from './downloadsSlice.ts';

const { completed, leasesEnded, saved, saveFailed, stopped } = downloadsEvents;

/** The result of a download is shown on any page. */
export const downloadsToasts: ToastRule[] = [
  on(completed.match, ({ payload: { title } }) =>
    title === '' ? null : { kind: 'success', text: downloadListCopy.done(title) },
  ),
  on(stopped.match, ({ payload: { reason, title } }) => {
    const why = downloadsCopy.reasons[reason];
    const text = title
      ? downloadListCopy.stopped(title, why)
      : downloadListCopy.stoppedUntitled(why);
    return { kind: reason === 'connection' ? 'info' : 'error', text };
  }),
  on(leasesEnded.match, ({ payload }) => ({
    kind: 'info',
    text: downloadsCopy.leasesEnded(payload),
  })),
  on(saved.match, ({ payload: { files } }) => successToast(downloadListCopy.saved(files))),
  on(saveFailed.match, () => errorToast(downloadListCopy.saveFailed)),
];
