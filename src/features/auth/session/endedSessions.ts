/**
 * Sessions that their user has ended on this device while the server has not confirmed it: their tokens in one
 * text, separated by spaces, since it is kept under a raw key. Null when there are none.
 */
export type EndedSessions = string | null;

/** In place of a token: the session that only the browser's cookie names. */
export const cookieSession = 'cookie';

const entriesOf = (ended: EndedSessions): string[] => ended?.split(' ') ?? [];

export const withoutEnded = (ended: EndedSessions, token: string | null): EndedSessions =>
  entriesOf(ended)
    .filter((entry) => entry !== (token ?? cookieSession))
    .join(' ') || null;

export const withEnded = (ended: EndedSessions, token: string | null): string =>
  [...entriesOf(withoutEnded(ended, token)), token ?? cookieSession].join(' ');
