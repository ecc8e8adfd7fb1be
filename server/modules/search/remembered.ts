/**
 * Caches answers until the catalogue's version changes: many people type the same first letters.
 * Promises are kept, so that those who ask the same at the same time wait for one answer.
 */
const ENTRIES = 500;
/** How long a version is believed without asking the database again. */
const VERSION_MS = 1_000;

export const remembered = <T>(
  readVersion: () => Promise<number>,
  make: (key: string) => Promise<T>,
  onNewVersion: () => void = () => undefined,
) => {
  const answers = new Map<string, Promise<T>>();
  let known = -1;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;

  const check = async (): Promise<void> => {
    const version = await readVersion();
    if (version !== known) {
      answers.clear();
      onNewVersion();
    }
    known = version;
    checkedAt = performance.now();
  };

  return async (key: string): Promise<T> => {
    if (performance.now() - checkedAt > VERSION_MS) {
      checking ??= check().finally(() => (checking = undefined));
      await checking;
    }
    const answer = answers.get(key) ?? make(key);
    // Put last: the map's first key is always the one not asked for the longest.
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > ENTRIES && oldest !== undefined) answers.delete(oldest);
    // A failure is not cached: only the requests that are waiting for it get it.
    answer.catch(() => answers.get(key) === answer && answers.delete(key));
    return answer;
  };
};
