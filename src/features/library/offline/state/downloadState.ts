import type { Picture } from '../../../../domain/model.ts';

/**
 * Why a download has stopped: the connection failed, there is no free space, the guide is not owned (any more),
 * a file is not as announced, or the server failed.
 */
export type StopReason = 'connection' | 'noSpace' | 'refused' | 'damaged' | 'server';

/**
 * What has become of a download. Whole, and not to be played: `expired` is not owned any more, `leaseEnded` has had
 * no contact with the server for too long.
 */
export type DownloadStatus =
  'queued' | 'running' | 'paused' | 'failed' | 'complete' | 'expired' | 'leaseEnded';

/** A guide that this browser keeps, or is taking. */
export interface Download {
  guideId: number;
  /** Empty until the guide's texts are here. */
  title: string;
  cover: Picture | null;
  status: DownloadStatus;
  reason: StopReason | null;
  /** Bytes. */
  received: number;
  /** Bytes; 0 while unknown. */
  total: number;
  /** Until when it plays without a contact with the server: milliseconds since 1970, 0 while unknown. */
  leaseUntil: number;
}

export interface DownloadsState {
  /** By the guide's id; in the order in which they were downloaded. */
  downloads: Download[];
  /** The account whose downloads these are; null while they are locked or not yet read. */
  account: string | null;
  /** The key is stored in this browser only: signing out ends these downloads. */
  isLocal: boolean;
  /** Bytes that the browser would still give; null while unknown. */
  freeBytes: number | null;
}

export const initialDownloadsState: DownloadsState = {
  downloads: [],
  account: null,
  isLocal: false,
  freeBytes: null,
};

/** The part of the store's state that downloads live in. */
export interface DownloadsRoot {
  downloads: DownloadsState;
}

/** A download ends early: `gone` and `paused` are the customer's choice, the others show a message. */
export class Stopped extends Error {
  override name = 'Stopped';
  constructor(readonly reason: StopReason | 'gone' | 'paused') {
    super(`The download stopped: ${reason}`);
  }
}
