import { sessionFlag } from '../shared/rawStorage.ts';

const reloaded = 'reloaded-for-chunk';

/**
 * Loads a chunk. After a new deployment an open tab asks for chunks that are gone: then the page is
 * loaded anew, once (faults.md). A second failure is the error that it is.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    const chunk = await load();
    sessionFlag.clear(reloaded);
    return chunk;
  } catch (error) {
    if (sessionFlag.isSet(reloaded) || !sessionFlag.set(reloaded)) throw error;
    window.location.reload();
    // The page is going away: nothing may render meanwhile.
    return new Promise<Module>(() => undefined);
  }
}
