import type { UnknownAction } from '@reduxjs/toolkit';
import { downloadsEvents, downloadsSlice, selectDownload } from './downloadsSlice.ts';
import type { Download, DownloadsState, DownloadStatus, StopReason } from './downloadState.ts';

const {
  completed,
  deletionOfAllRequested,
  deletionRequested,
  downloadRequested,
  pauseRequested,
  progressed,
  resumeRequested,
  saved,
  saveFailed,
  saveRequested,
  stopped,
  vaultLocked,
  vaultRead,
} = downloadsEvents;

const guide = (guideId: number) => ({
  guideId,
  title: `Guide ${guideId}`,
  cover: { path: `${guideId}.webp`, stem: `${guideId}`, widths: [320] },
});

const download = (guideId: number, changes: Partial<Download> = {}): Download => ({
  ...guide(guideId),
  status: 'running',
  reason: null,
  received: 40,
  total: 100,
  leaseUntil: 0,
  ...changes,
});

const failed = (guideId: number) => download(guideId, { status: 'failed', reason: 'connection' });

const stateOf = (...downloads: Download[]): DownloadsState => ({
  downloads,
  account: 'anna@example.org',
  isLocal: true,
  freeBytes: 5000,
});

const after = (before: DownloadsState, ...actions: UnknownAction[]) =>
  actions.reduce(downloadsSlice.reducer, before);

describe('requesting a download', () => {
  test('puts a new guide at the end, queued, with nothing received', () => {
    const before = stateOf(download(1));
    const fresh = download(2, { status: 'queued', received: 0, total: 0 });
    expect(after(before, downloadRequested(guide(2)))).toEqual(stateOf(download(1), fresh));
  });

  test('puts the first guide into an empty list', () => {
    const { downloads } = after(stateOf(), downloadRequested(guide(1)));
    expect(downloads).toEqual([download(1, { status: 'queued', received: 0, total: 0 })]);
  });

  test('of a guide that failed queues it again at its index, with the received bytes', () => {
    const before = stateOf(failed(1), failed(2), download(3));
    const again = download(2, { status: 'queued' });
    expect(after(before, downloadRequested(guide(2)))).toEqual(
      stateOf(failed(1), again, download(3)),
    );
  });
});

/** Each event for guide 2, and the resulting state of its download. */
const changes: [event: string, UnknownAction, Partial<Download>][] = [
  ['is resumed', resumeRequested(2), { status: 'queued', reason: null }],
  ['is paused', pauseRequested(2), { status: 'paused', reason: null }],
  [
    'progresses',
    progressed({ guideId: 2, received: 70, total: 140 }),
    { status: 'running', reason: null, received: 70, total: 140 },
  ],
  [
    'is complete',
    completed({ guideId: 2, title: 'Guide 2' }),
    { status: 'complete', reason: null, received: 100 },
  ],
];

describe('a download', () => {
  test.each(changes)('that %s shows it, and the others do not change', (_event, action, made) => {
    const before = stateOf(failed(1), failed(2), failed(3));
    const changed = { ...failed(2), ...made };
    expect(after(before, action)).toEqual(stateOf(failed(1), changed, failed(3)));
  });

  test.each<[StopReason]>([['connection'], ['noSpace'], ['refused'], ['damaged'], ['server']])(
    'that stopped has the reason %s',
    (reason) => {
      const before = stateOf(download(1), download(2));
      const { downloads } = after(before, stopped({ guideId: 2, title: 'Guide 2', reason }));
      expect(downloads).toEqual([download(1), download(2, { status: 'failed', reason })]);
    },
  );

  test.each<[event: string, UnknownAction]>([
    ...changes.map(([event, action]): [string, UnknownAction] => [event, action]),
    ['stops', stopped({ guideId: 2, title: 'Guide 2', reason: 'noSpace' })],
  ])('that %s after it was deleted does not come back', (_event, action) => {
    const before = stateOf(failed(1), failed(3));
    expect(after(before, action)).toEqual(before);
  });

  test("that is paused stays paused when another tab's last report arrives late", () => {
    const before = stateOf(download(2, { status: 'paused' }));
    const { downloads } = after(before, progressed({ guideId: 2, received: 60, total: 100 }));
    expect(downloads).toEqual([download(2, { status: 'paused', received: 60 })]);
  });

  test('goes from requested to complete', () => {
    const steps = [
      downloadRequested(guide(2)),
      progressed({ guideId: 2, received: 10, total: 80 }),
      pauseRequested(2),
      resumeRequested(2),
      stopped({ guideId: 2, title: 'Guide 2', reason: 'connection' }),
      resumeRequested(2),
      progressed({ guideId: 2, received: 60, total: 80 }),
      completed({ guideId: 2, title: 'Guide 2' }),
    ];
    const seen: [DownloadStatus | undefined, number | undefined][] = [];
    let downloads = stateOf(download(1));
    for (const step of steps) {
      downloads = after(downloads, step);
      const now = selectDownload({ downloads }, 2);
      seen.push([now?.status, now?.received]);
    }
    expect(seen).toEqual([
      ['queued', 0],
      ['running', 10],
      ['paused', 10],
      ['queued', 10],
      ['failed', 10],
      ['queued', 10],
      ['running', 60],
      ['complete', 80],
    ]);
  });
});

describe('deleting', () => {
  test('one download does not change the others', () => {
    const before = stateOf(download(1), download(2), download(3));
    expect(after(before, deletionRequested(2))).toEqual(stateOf(download(1), download(3)));
  });

  test('all of them empties the list, and the vault stays open', () => {
    expect(after(stateOf(download(1), download(2)), deletionOfAllRequested())).toEqual(stateOf());
  });
});

describe('the vault', () => {
  test('replaces the previous downloads when it is read', () => {
    const read: DownloadsState = { ...stateOf(download(4)), account: 'b@c.it', freeBytes: null };
    expect(after(stateOf(download(1)), vaultRead(read))).toEqual(read);
  });

  test('shows no download of any account once it is locked', () => {
    expect(after(stateOf(download(1)), vaultLocked())).toEqual({
      downloads: [],
      account: null,
      isLocal: false,
      freeBytes: null,
    });
  });
});

test('saving files to disk changes no download', () => {
  const before = stateOf(download(1, { status: 'complete' }));
  expect(after(before, saveRequested(1), saved({ files: 3 }), saveFailed())).toEqual(before);
});
