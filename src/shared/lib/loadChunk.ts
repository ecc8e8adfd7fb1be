import type { ComponentType } from 'react';
import { tabFlag } from '../storage/rawStorage.ts';

/**
 * Key of the flag for a file that the page was reloaded for; the error's message has its name, and each deployment has
 * other names.
 */
const reloadedFor = (error: unknown) => `reloaded-for-chunk: ${String(error)}` as const;

/** Milliseconds before the second and the third request of a chunk: a connection may lose one request. */
const pauses = [300, 1000];

async function patiently<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

/** Whether code could not be loaded, which the connection or a new deployment may have caused. */
export const isChunkMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** The functions of the page that loading a chunk needs. */
interface Page {
  reload: () => void;
  /** Resolves with whether the page itself can be fetched now. */
  isReachable: () => Promise<boolean>;
}

const thisPage: Page = {
  reload: () => window.location.reload(),
  isReachable: async () => {
    if (!navigator.onLine) return false;
    try {
      // Not from a cache, and not from the service worker, which only responds to requests for pages.
      const response = await fetch('/index.html?plain', { method: 'HEAD', cache: 'no-store' });
      return response.ok;
    } catch {
      return false;
    }
  },
};

/**
 * Loads a chunk. After a new deployment an open tab requests chunks that do not exist any more: then the page is
 * reloaded, once for each chunk (docs/faults.md). A chunk that is still missing after that throws its error, even if
 * others load, because otherwise the page would be reloaded without end. While the server cannot be reached the page is
 * not reloaded, so that playback continues.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  page: Page = thisPage,
): Promise<Module> {
  try {
    return await patiently(load);
  } catch (error) {
    const reloaded = reloadedFor(error);
    if (tabFlag.isSet(reloaded) || !(await page.isReachable())) throw error;
    if (!tabFlag.set(reloaded)) throw error;
    page.reload();
    // The page is being reloaded: nothing may render meanwhile.
    return new Promise<Module>(() => undefined);
  }
}

/** The module at the root of a chunk: it exports one component and nothing else. */
export type ChunkModule<Props> = Readonly<Record<string, ComponentType<Props>>>;

/** Loads a chunk, as `loadChunk` does, and resolves with its component. */
export async function loadComponent<Props>(
  load: () => Promise<ChunkModule<Props>>,
): Promise<ComponentType<Props>> {
  const [component] = Object.values(await loadChunk(load));
  if (!component) throw new Error('The chunk has no component');
  return component;
}
