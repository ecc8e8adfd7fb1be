import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../shared/api/api.ts';

/** The store's state as far as this file reads it: the API's cache. */
export interface ApiRoot {
  [api.reducerPath]: ReturnType<typeof api.reducer>;
}

type Thunk = ThunkAction<void, ApiRoot, unknown, UnknownAction>;

/** What every cached shape of a guide has (domain/model.ts). */
interface Flagged {
  id: number;
  isInLibrary: boolean;
}

interface Found {
  guide: Flagged;
  /** The way to the guide inside the answer. */
  path: (string | number)[];
}

interface Patch {
  op: 'replace';
  path: (string | number)[];
  value: boolean;
}

/** The answers belong to other features, whose endpoints this one must not import: it names them by text. */
const patchAnswer = api.util.patchQueryData as unknown as (
  endpointName: string,
  argument: unknown,
  patches: Patch[],
) => Thunk;

const isGuide = (value: unknown): value is Flagged =>
  typeof value === 'object' && value !== null && 'isInLibrary' in value && 'id' in value;

const inList = (values: readonly unknown[], path: string[] = []): Found[] =>
  values.flatMap((each, index) => (isGuide(each) ? [{ guide: each, path: [...path, index] }] : []));

/** The guides of an answer: itself, its items, or the items of one of its lists. */
function guidesIn(answer: unknown): Found[] {
  if (isGuide(answer)) return [{ guide: answer, path: [] }];
  if (Array.isArray(answer)) return inList(answer);
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) =>
    Array.isArray(value) ? inList(value, [key]) : [],
  );
}

/**
 * Corrects the flag of guides in every cached answer, in place: a list of 20,000 guides isn't fetched again
 * for one click. `truth` says what is the case for a guide; undefined leaves it.
 */
export const markInLibrary =
  (truth: (guideId: number) => boolean | undefined): Thunk =>
  (dispatch, getState) => {
    for (const query of Object.values(getState()[api.reducerPath].queries)) {
      if (query?.data === undefined || query.endpointName === undefined) continue;
      const patches = guidesIn(query.data).flatMap(({ guide, path }): Patch[] => {
        const value = truth(guide.id);
        return value === undefined || value === guide.isInLibrary
          ? []
          : [{ op: 'replace', path: [...path, 'isInLibrary'], value }];
      });
      if (patches.length > 0) {
        dispatch(patchAnswer(query.endpointName, query.originalArgs, patches));
      }
    }
  };
