import type { DownloadPlan } from '../../../../domain/decode/customer/decodeDownload.ts';
import { mediaUrl } from '../../../../shared/site/settings.ts';
import type { GuideAnswer, GuideInLanguage } from '../state/downloadsApi.ts';
import { Stopped } from '../state/downloadState.ts';
import { leaseEnd, leaseTime } from './lease.ts';
import { resetFile, downloadFile } from './downloadFile.ts';
import { downloadPicture } from './downloadPicture.ts';
import {
  decryptContents,
  guideOf,
  updateGuide,
  filesOf,
  storedUrl,
  encryptContents,
  type GuideContents,
} from '../vault/vault.ts';
import type { VaultKey, StoredFile } from '../vault/vaultDb.ts';

/** The calls that a download makes; each rejects with Stopped. */
export interface DownloadCalls {
  plan: (guide: GuideInLanguage) => Promise<DownloadPlan>;
  guide: (guide: GuideInLanguage) => Promise<GuideAnswer>;
}

/** A guide in one of the languages that are downloaded. */
interface Part extends GuideAnswer {
  of: GuideInLanguage;
  plan: DownloadPlan;
}

export interface DownloadProgress {
  title: string;
  cover: GuideContents['cover'];
  received: number;
  total: number;
}

interface GuideDownload {
  vaultKey: VaultKey;
  guideId: number;
  calls: DownloadCalls;
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

/** Bytes that stay free for everything else that the browser stores. */
const reservedBytes = 2 * 1024 * 1024;

/** Downloads what is missing of a guide: texts, pictures, tracks. @throws Stopped */
export async function downloadGuide(download: GuideDownload): Promise<void> {
  const { vaultKey, guideId, signal, onProgress, calls } = download;
  const { account } = vaultKey;
  const languages = await wantedLanguages(vaultKey, guideId);
  const parts = await Promise.all(
    (languages ?? [undefined]).map(async (language): Promise<Part> => {
      const of = { guideId, language };
      const [plan, answer] = await Promise.all([calls.plan(of), calls.guide(of)]);
      return { of, plan, ...answer };
    }),
  );
  signal.throwIfAborted();
  const [first] = parts;
  if (!first) throw new Stopped('gone');
  const { guide } = first;
  const found: { part: Part; file: StoredFile }[] = [];
  for (const part of parts) {
    for (const file of await filesOfPlan(vaultKey, part.plan)) found.push({ part, file });
  }
  const files = found.map(({ file }) => file);
  const contents: GuideContents = {
    answer: first.answer,
    ...(parts.length > 1 && {
      answers: Object.fromEntries(parts.map((part) => [part.guide.lang, part.answer])),
    }),
    languages,
    title: guide.title,
    lang: guide.lang,
    cover: guide.cover,
    tracks: parts.flatMap(({ plan }) =>
      plan.tracks.map(({ audio, fileName }) => ({ address: addressOf(audio), fileName })),
    ),
  };
  const total = sum(files, 'size');
  const sealed = await encryptContents(vaultKey.key, { account, guideId }, contents);
  const leaseUntil = leaseEnd(await leaseTime(account), first.plan.leaseSeconds);
  const exists = await updateGuide(account, guideId, { total, contents: sealed, leaseUntil });
  if (!exists) throw new Stopped('gone');
  const progress = { title: guide.title, cover: guide.cover, total };
  let received = sum(files, 'received');
  onProgress({ ...progress, received });
  await checkFreeSpace(total - received);

  const pictures = guide.tracks.flatMap(({ picture }) => picture ?? []);
  for (const one of [guide.cover, ...pictures]) {
    await downloadPicture(vaultKey, guideId, one, signal);
  }
  for (const { file, part } of found) {
    if (file.isComplete) continue;
    const others = received - file.received;
    await downloadWithFreshUrl(download, file, part, (ofFile) =>
      onProgress({ ...progress, received: others + ofFile }),
    );
    received = others + file.size;
  }
  const whole = { isComplete: true, isWanted: false, hasLapsed: false };
  if (!(await updateGuide(account, guideId, whole))) throw new Stopped('gone');
}

/** Returns the languages that were requested, those of the first request; undefined for a guide in one. */
async function wantedLanguages(
  { account, key }: VaultKey,
  guideId: number,
): Promise<string[] | undefined> {
  const stored = await guideOf(account, guideId);
  // What is damaged is downloaded again.
  const contents = stored && (await decryptContents(key, stored).catch(() => undefined));
  return contents?.languages;
}

/**
 * A signed address may have expired while other files were downloaded: a new one is requested once. The server gives it
 * only to an owner, so a file that is refused even then is missing there.
 */
async function downloadWithFreshUrl(
  { vaultKey, calls, signal }: GuideDownload,
  file: StoredFile,
  { of, plan }: Part,
  onProgress: (received: number) => void,
): Promise<void> {
  const downloadWith = async (current: DownloadPlan) => {
    const found = filesIn(current).find(({ path }) => addressOf(path) === file.address);
    if (!found) throw new Stopped('refused');
    return downloadFile({ vaultKey, file, signal, onProgress, address: mediaUrl(found.path) });
  };
  const isRefused = (error: unknown) => error instanceof Stopped && error.reason === 'refused';
  try {
    await downloadWith(plan);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const fresh = await calls.plan(of);
    await downloadWith(fresh).catch((again: unknown) => {
      throw isRefused(again) ? new Stopped('server') : again;
    });
  }
}

/** Returns the plan's files as far as they are stored; a file whose length has changed starts again. */
async function filesOfPlan({ account }: VaultKey, plan: DownloadPlan): Promise<StoredFile[]> {
  const { guideId } = plan;
  const stored = new Map(
    (await filesOf(account, guideId)).map((file) => [file.address, file] as const),
  );
  const files: StoredFile[] = [];
  for (const { path, size } of filesIn(plan)) {
    if (!path) throw new Stopped('refused');
    const address = addressOf(path);
    const file = stored.get(address);
    if (file?.size === size) files.push(file);
    else {
      const fresh = { account, guideId, address, size, received: 0, type: '', validator: null };
      files.push(await resetFile({ ...fresh, isComplete: false }));
    }
  }
  return files;
}

/** Checks free space before the download. If the browser does not report it, there is assumed to be enough. */
async function checkFreeSpace(bytes: number): Promise<void> {
  const left = await freeBytes();
  if (left !== null && bytes + reservedBytes > left) throw new Stopped('noSpace');
}

/** Returns the bytes that this site may still store; null if the browser does not report them. */
export async function freeBytes(): Promise<number | null> {
  try {
    const { quota, usage } = (await navigator.storage?.estimate()) ?? {};
    return quota === undefined ? null : Math.max(0, quota - (usage ?? 0));
  } catch {
    return null;
  }
}

/** The recordings, each followed by its words. */
const filesIn = (plan: DownloadPlan): { path: string; size: number }[] =>
  plan.tracks.flatMap(({ audio, size, transcript }) => [
    { path: audio, size },
    ...(transcript ? [transcript] : []),
  ]);

const addressOf = (audio: string): string => storedUrl(mediaUrl(audio), location.origin);

const sum = (files: StoredFile[], field: 'size' | 'received'): number =>
  files.reduce((whole, file) => whole + file[field], 0);
