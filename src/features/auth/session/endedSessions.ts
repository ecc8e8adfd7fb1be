/**
 * Sessions that their user has ended on this device and the server has not confirmed: their tokens in one text,
 * separated by spaces, because it is stored under a raw key. Null if there are none.
 */
export type EndedSessions = string | null;

/** Instead of a token: the session that only the browser's cookie has. */
export const cookieSession = 'cookie';

const entriesOf = (ended: EndedSessions): string[] => ended?.split(' ') ?? [];

export const withoutEnded = (ended: EndedSessions, token: string | null): EndedSessions =>
  entriesOf(ended)
    .filter((entry) => entry !== (token ?? cookieSession))
    .join(' ') || null;

export const withEnded = (ended: EndedSessions, token: string | null): string =>
  [...entriesOf(withoutEnded(ended, token)), token ?? cookieSession].join(' ');
