import type { Picture } from '../../../../domain/model.ts';

/**
 * Why a download has stopped: the connection failed, there is no free space, the guide is not owned (any more), a file
 * is damaged, or the server failed.
 */
export type StopReason = 'connection' | 'noSpace' | 'refused' | 'damaged' | 'server';

/**
 * The state of a download. Complete, but not to be played: `expired` is not owned any more, `leaseEnded` has had no
 * contact with the server for too long.
 */
export type DownloadStatus =
  'queued' | 'running' | 'paused' | 'failed' | 'complete' | 'expired' | 'leaseEnded';

/** A guide that this browser has downloaded or is downloading. */
export interface Download {
  guideId: number;
  /** Empty until the guide's texts are downloaded. */
  title: string;
  /** Of the title; undefined while it is unknown, and in downloads of older releases. */
  lang?: string | undefined;
  /** The languages to download; undefined for a guide in one. */
  languages?: string[] | undefined;
  cover: Picture | null;
  status: DownloadStatus;
  reason: StopReason | null;
  /** Bytes. */
  received: number;
  /** Bytes; 0 while unknown. */
  total: number;
  /** Until when it plays without contact with the server: milliseconds since 1970, 0 while unknown. */
  leaseUntil: number;
}

export interface DownloadsState {
  /** In the order in which they were started. */
  downloads: Download[];
  /** The account of these downloads; null while the vault is locked or not read yet. */
  account: string | null;
  /** The key exists only in this browser: signing out deletes it and with it these downloads. */
  isLocal: boolean;
  /** Bytes that this site may still store; null while unknown. */
  freeBytes: number | null;
}

export const initialDownloadsState: DownloadsState = {
  downloads: [],
  account: null,
  isLocal: false,
  freeBytes: null,
};

/** Returns whole per cent; 100 only for a complete download. */
export const percentOf = ({ received, total }: Pick<Download, 'received' | 'total'>): number =>
  total > 0 ? Math.min(99, Math.floor((100 * received) / total)) : 0;

/** A download has ended early: `gone` and `paused` are the customer's choice, the others show a message. */
export class Stopped extends Error {
  override name = 'Stopped';
  constructor(readonly reason: StopReason | 'gone' | 'paused') {
    super(`The download stopped: ${reason}`);
  }
}
