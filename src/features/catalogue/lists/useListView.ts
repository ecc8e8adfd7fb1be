import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { arranged, choicesFor, type ListChoice } from './listChoice.ts';

type Chosen = Readonly<Record<string, string>>;

export interface ListView<T> {
  /** Without filters that do not divide the list. */
  choices: readonly ListChoice<T>[];
  /** The value of each choice by its name; '' if nothing is chosen. */
  chosen: Chosen;
  choose: (name: string, value: string) => void;
  /** Removes all choices; `also` lists further parameters of the address to remove. */
  clear: (...also: string[]) => void;
  /** Returns the items sorted and filtered; the list itself if nothing is chosen. */
  arrange: (items: T[]) => T[];
  /** Identifies the choices; '' if nothing is chosen. */
  key: string;
}

const none: Chosen = {};

function readChosen<T>(choices: readonly ListChoice<T>[], parameters: URLSearchParams): Chosen {
  const values = choices.map(({ name, options }) => {
    const value = parameters.get(name);
    return [name, options.some((option) => option.value === value) ? value : ''];
  });
  // A value is one of the options, or ''.
  return Object.fromEntries(values) as Chosen;
}

/**
 * Returns the sorting and the filters of a list. They are in the address (`?sort=price`), so they survive a reload, a
 * shared link and going back. Filters that do not divide `items`, the list where it is known, are not offered. A select must show its choice at once, but the router navigates in a transition, so there
 * is a local copy.
 */
export function useListView<T>(
  choices: readonly ListChoice<T>[],
  items?: readonly T[],
): ListView<T> {
  const [parameters, setParameters] = useSearchParams();
  const { key: place } = useLocation();
  const [own, setOwn] = useState<{ place: string; changes: Chosen }>({ place, changes: none });
  if (own.place !== place) setOwn({ place, changes: none });
  const inAddress = useMemo(() => readChosen(choices, parameters), [choices, parameters]);
  const changes = own.place === place ? own.changes : none;
  const chosen = useMemo(() => ({ ...inAddress, ...changes }), [changes, inAddress]);

  const write = (next: Chosen) => {
    setOwn({ place, changes: next });
    setParameters(
      (now) => {
        for (const [name, value] of Object.entries(next)) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  };
  const options = useMemo(
    () =>
      choices.flatMap(({ name, options: some }) => {
        const found = some.find(({ value }) => value === chosen[name]);
        return found ? [{ key: `${name}=${found.value}`, option: found }] : [];
      }),
    [choices, chosen],
  );
  const arrange = useMemo(
    () => (items: T[]) => options.reduce((some, { option }) => arranged(some, option), items),
    [options],
  );
  const offered = useMemo(() => choicesFor(choices, items, chosen), [choices, chosen, items]);
  return {
    choices: offered,
    chosen,
    choose: (name, value) => write({ ...changes, [name]: value }),
    clear: (...also) =>
      write(
        Object.fromEntries([...choices.map(({ name }) => name), ...also].map((name) => [name, ''])),
      ),
    arrange,
    key: options.map(({ key }) => key).join('&'),
  };
}
