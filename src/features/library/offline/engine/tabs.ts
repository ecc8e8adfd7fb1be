import { abilities } from '../../../../shared/lib/abilities.ts';

interface Progress {
  guideId: number;
  received: number;
  total: number;
}

type Message = { account: string } & ({ progress: Progress } | { changed: true });

export interface Tabs {
  progressed: (account: string, progress: Progress) => void;
  /** A download was started, ended or deleted here. */
  changed: (account: string) => void;
}

interface TabHandlers {
  onProgress: (account: string, progress: Progress) => void;
  onChange: (account: string) => void;
}

/**
 * Connects the tabs: one tab downloads a guide, all of them show it. Messages of tabs with another version of the app
 * may have any form.
 */
export function connectTabs({ onChange, onProgress }: TabHandlers): Tabs {
  const channel = abilities.channel('cicerone-downloads');
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('account' in data)) return;
    if (typeof data.account !== 'string') return;
    if ('changed' in data) onChange(data.account);
    else if ('progress' in data && isProgress(data.progress)) {
      onProgress(data.account, data.progress);
    }
  });
  const send = (message: Message) => channel?.postMessage(message);
  return {
    progressed: (account, progress) => send({ account, progress }),
    changed: (account) => send({ account, changed: true }),
  };
}

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  ['guideId', 'received', 'total'].every(
    (field) => field in value && typeof Reflect.get(value, field) === 'number',
  );
