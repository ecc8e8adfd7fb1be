import { tabFlag } from './rawStorage.ts';

const reloaded = 'reloaded-for-chunk';

/**
 * Loads a chunk. After a new deployment an open tab asks for chunks that are gone: then the page is
 * loaded anew, once (faults.md). A second failure is the error that it is. Without a connection there is
 * no page to load: what stands, and plays, is kept.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  reload: () => void = () => window.location.reload(),
): Promise<Module> {
  try {
    const chunk = await load();
    tabFlag.clear(reloaded);
    return chunk;
  } catch (error) {
    if (!navigator.onLine || tabFlag.isSet(reloaded) || !tabFlag.set(reloaded)) throw error;
    reload();
    // The page is going away: nothing may render meanwhile.
    return new Promise<Module>(() => undefined);
  }
}
