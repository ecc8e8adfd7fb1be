/** One cold load of a page, throttled as in docs/speed.md. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { blocked, observe, read, shiftOf, type Notes } from './probe.ts';

/** Lighthouse's DevTools throttling: 3.75 times the round trip, 0.9 times the rate. */
export const profiles = {
  phone: { width: 412, height: 823, dpr: 1.75, cpu: 4, latency: 150, kbits: 1638.4, up: 750 },
  desktop: { width: 1350, height: 940, dpr: 1, cpu: 1, latency: 40, kbits: 10_240, up: 10_240 },
} as const;
export type Profile = keyof typeof profiles;

/** Milliseconds, bytes as sent. */
export interface Sample {
  lcp: number;
  block: number;
  cls: number;
  /** When it responds to clicks; absent for a page without a script. */
  ready: number | null;
  scriptBytes: number;
  requests: number;
}

interface Request {
  /** Milliseconds after the page's own request. */
  at: number;
  isScript: boolean;
  bytes: number;
}

/** Milliseconds in which Chromium loads its own window from 300 files; a page is requested after that. */
const opensWindow = 3000;
/** Milliseconds after the largest paint that are still counted (docs/speed.md). */
const counts = 5000;
const limit = 60_000;

async function throttle(session: CDPSession, profile: Profile): Promise<void> {
  const { cpu, kbits, latency, up } = profiles[profile];
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latency * 3.75,
    downloadThroughput: (kbits * 0.9 * 1024) / 8,
    uploadThroughput: (up * 0.9 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Records the page's requests with the bytes on the network. */
async function hearRequests(session: CDPSession): Promise<() => Request[]> {
  const requests = new Map<string, Request>();
  let began: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith('http')) return;
    began ??= timestamp;
    const at = (timestamp - began) * 1000;
    requests.set(requestId, { at, isScript: type === 'Script', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...requests.values()];
}

async function settled(page: Page, isApp: boolean): Promise<Notes> {
  const until = Date.now() + limit;
  for (;;) {
    await sleep(400);
    const notes = await read(page);
    const isComplete = notes.lcp > 0 && (!isApp || notes.interactive !== null);
    if (isComplete && notes.now > Math.max(notes.lcp, notes.interactive ?? 0) + counts)
      return notes;
    if (Date.now() > until) throw new Error(`${page.url()} did not come to rest`);
  }
}

/** Opens an address in a new context; waits until an app responds to clicks. */
export async function sample(
  browser: Browser,
  address: string,
  profile: Profile,
  isApp: boolean,
): Promise<Sample> {
  const { width, height, dpr } = profiles[profile];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: dpr,
    isMobile: profile === 'phone',
    hasTouch: profile === 'phone',
    serviceWorkers: 'block',
  });
  try {
    await observe(context);
    const page = await context.newPage();
    await sleep(opensWindow);
    const session = await context.newCDPSession(page);
    const requestsSoFar = await hearRequests(session);
    await throttle(session, profile);
    await page.goto(address, { waitUntil: 'commit', timeout: limit });
    const notes = await settled(page, isApp);
    const requests = requestsSoFar();
    const ready = notes.interactive ?? Number.POSITIVE_INFINITY;
    const early = requests.filter(({ at, isScript }) => isScript && at < ready);
    return {
      lcp: notes.lcp,
      block: blocked(notes, notes.lcp + counts),
      cls: shiftOf(notes),
      ready: notes.interactive,
      scriptBytes: early.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: requests.filter(({ at }) => at < notes.lcp).length,
    };
  } finally {
    await context.close();
    // The old renderer process ends before the next one starts.
    await sleep(300);
  }
}
