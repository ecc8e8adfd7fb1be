import { fireEvent } from '@testing-library/dom';
import { prefetchLinks } from './prefetchLinks.ts';

test('a pressed link loads the data of its page, but not that of the landing page, which every page links to', () => {
  let requests = 0;
  const request = Object.assign(Promise.resolve(), { unsubscribe: () => undefined });
  const dispatch = () => {
    requests += 1;
    return request;
  };
  // Thunks are the only actions that are dispatched here.
  prefetchLinks({
    dispatch: dispatch as unknown as Parameters<typeof prefetchLinks>[0]['dispatch'],
  });
  document.body.innerHTML = '<a href="/">Home</a><a href="/person">Persons</a>';
  const [home, persons] = document.querySelectorAll('a');
  if (!home || !persons) throw new Error('two links');
  // jsdom has another page than the server's.
  window.history.replaceState(null, '', '/audio-guide/1');
  fireEvent.pointerDown(home);
  expect(requests).toBe(0);
  fireEvent.pointerDown(persons);
  expect(requests).toBe(1);
});
