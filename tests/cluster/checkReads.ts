/** Sessions and the catalogue, for check.ts. */
import type { Operation } from './history.ts';
import { isOk, violation, type Violation } from './violation.ts';

/** A session that was ended stays so, and no other ends. */
export function checkSessions(operations: readonly Operation[]): Violation[] {
  const reads = operations.filter((one) => one.call === 'isSignedIn' && isOk(one));
  return reads.flatMap((read) => {
    const ends = operations.filter(
      ({ call, session }) => call === 'signOut' && session === read.session,
    );
    const isOver =
      ends.some((one) => isOk(one) && one.ended < read.began) ||
      reads.some(
        (one) => one.session === read.session && one.is === false && one.ended < read.began,
      );
    if (read.is && isOver)
      return [violation('an ended session is valid again', `${read.session} at ${read.began} ms`)];
    if (read.is === false && !ends.some(({ began }) => began < read.ended))
      return [violation('a session was lost', `${read.session} at ${read.began} ms`)];
    return [];
  });
}

/** A list has guides of one edition, one that was imported; at the end the last one. */
export function checkCatalogue(operations: readonly Operation[]): Violation[] {
  const imports = operations.filter(({ call }) => call === 'import');
  const lists = operations.filter((one) => one.call === 'catalogue' && isOk(one));
  return lists.flatMap(({ editions = [], began, ended, final }) => {
    const shown = [...new Set(editions)];
    const [edition = -1] = shown;
    const at = `edition ${shown.join(', ')} at ${began} ms`;
    if (shown.length !== 1) return [violation('a mixed catalogue', at)];
    if (!imports.some((one) => one.edition === edition && one.began < ended))
      return [violation('a catalogue that was never imported', at)];
    const newest = Math.max(
      ...imports.filter((one) => isOk(one) && one.ended < began).map((one) => one.edition ?? -1),
    );
    return final && edition < newest
      ? [violation('acknowledged and lost', `import ${newest}: ${at}`)]
      : [];
  });
}
