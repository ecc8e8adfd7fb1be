import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Picture } from '../../../../domain/model.ts';
import {
  initialDownloadsState,
  type Download,
  type DownloadsState,
  type StopReason,
} from './downloadState.ts';

declare module '../../../../shared/store/rootState.ts' {
  interface LazyLoadedSlices {
    downloads: DownloadsState;
  }
}

interface Progress {
  guideId: number;
  received: number;
  total: number;
}

export interface NamedGuide {
  guideId: number;
  title: string;
  lang?: string | undefined;
  /** The languages to download; undefined for a guide in one. */
  languages?: string[] | undefined;
  cover: Picture;
}

const change = (state: DownloadsState, guideId: number, changes: Partial<Download>) => {
  const download = state.downloads.find((each) => each.guideId === guideId);
  if (download) Object.assign(download, changes);
};

/**
 * Downloads of this browser, as far as screens show them. The files are in the vault (vaultDb.ts); the engine carries
 * out the user's events (downloadsListeners.ts).
 */
export const downloadsSlice = createSlice({
  name: 'downloads',
  initialState: initialDownloadsState,
  reducers: {
    downloadRequested: (state, { payload }: PayloadAction<NamedGuide>) => {
      const { downloads } = state;
      if (downloads.some(({ guideId }) => guideId === payload.guideId)) {
        change(state, payload.guideId, { status: 'queued', reason: null });
      } else {
        const fresh = { reason: null, received: 0, total: 0, leaseUntil: 0 };
        downloads.push({ ...payload, ...fresh, status: 'queued' });
      }
    },
    resumeRequested: (state, { payload }: PayloadAction<number>) =>
      change(state, payload, { status: 'queued', reason: null }),
    pauseRequested: (state, { payload }: PayloadAction<number>) =>
      change(state, payload, { status: 'paused', reason: null }),
    /** Stops a running download, and deletes the files. */
    deletionRequested: (state, { payload }: PayloadAction<number>) => {
      state.downloads = state.downloads.filter(({ guideId }) => guideId !== payload);
    },
    deletionOfAllRequested: (state) => {
      state.downloads = [];
    },
    saveRequested: (_state, _action: PayloadAction<number>) => undefined,

    /** The vault was read: after signing in, and when another tab has changed it. */
    vaultRead: (_state, { payload }: PayloadAction<DownloadsState>) => payload,
    /** No account is signed in, or another one: downloads of other accounts are neither shown nor readable. */
    vaultLocked: () => initialDownloadsState,
    /** The library was opened: every lease is renewed or ended (engine.ts). */
    libraryOpened: () => undefined,
    /** The number of downloads that could be played before a contact with the server and no longer can. */
    leasesEnded: (_state, _action: PayloadAction<number>) => undefined,
    /** At most twice a second. */
    progressed: (state, { payload: { guideId, ...rest } }: PayloadAction<Progress>) => {
      const download = state.downloads.find((each) => each.guideId === guideId);
      // The last report of another tab may arrive after a pause here; a download that continues is queued first.
      const isLate = download?.status === 'paused';
      change(state, guideId, isLate ? rest : { ...rest, status: 'running', reason: null });
    },
    completed: (
      state,
      { payload: { guideId } }: PayloadAction<{ guideId: number; title: string }>,
    ) => {
      const download = state.downloads.find((each) => each.guideId === guideId);
      if (download) {
        Object.assign(download, { status: 'complete', reason: null, received: download.total });
      }
    },
    stopped: (
      state,
      { payload }: PayloadAction<{ guideId: number; title: string; reason: StopReason }>,
    ) => change(state, payload.guideId, { status: 'failed', reason: payload.reason }),
    saved: (_state, _action: PayloadAction<{ files: number }>) => undefined,
    saveFailed: () => undefined,
  },
  selectors: {
    selectDownloaded: ({ downloads }) => downloads,
    selectDownload: ({ downloads }, id: number): Download | undefined =>
      downloads.find(({ guideId }) => guideId === id),
  },
});

export const downloadsEvents = downloadsSlice.actions;
export const { selectDownload, selectDownloaded } = downloadsSlice.selectors;
