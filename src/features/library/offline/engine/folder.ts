/** The used part of the File System Access API, which TypeScript's DOM types have only partly. */
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
 * Asks the user for a folder, if the browser can; call it in the handler of the click. Null: the browser saves files
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
