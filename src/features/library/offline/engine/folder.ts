/** What is used of a folder of the File System Access API, which TypeScript's DOM types don't know whole. */
export interface Folder {
  getFileHandle: (
    name: string,
    options: { create: true },
  ) => Promise<{ createWritable: () => Promise<WritableStream<Uint8Array<ArrayBuffer>>> }>;
}

declare global {
  interface Window {
    showDirectoryPicker?: (options: { id: string; mode: 'readwrite' }) => Promise<Folder>;
  }
}

export type Choice = { isCancelled: true } | { isCancelled: false; folder: Folder | null };

/**
 * Asks for a folder where the browser can; it must be called within the click. Null: the browser saves files by
 * itself.
 */
export async function chooseFolder(): Promise<Choice> {
  if (!window.showDirectoryPicker) return { isCancelled: false, folder: null };
  try {
    const folder = await window.showDirectoryPicker({ id: 'cicerone', mode: 'readwrite' });
    return { isCancelled: false, folder };
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return isCancelled ? { isCancelled } : { isCancelled: false, folder: null };
  }
}
