import { waitFor } from '@testing-library/react';
import { purchaseTags, api } from '../../../shared/api/api.ts';
import { openTab } from '../../../testing/screens/openTab.ts';
import { shopper } from '../../../testing/server/shopper.ts';
import { exhibitsApi } from './exhibitsApi.ts';

type Store = ReturnType<typeof openTab>['store'];
const { objects, persons, places } = exhibitsApi.endpoints;

const lists = {
  persons: {
    ask: (store: Store) => store.dispatch(persons.initiate()),
    known: (store: Store) => persons.select()(store.getState()).data,
  },
  objects: {
    ask: (store: Store) => store.dispatch(objects.initiate()),
    known: (store: Store) => objects.select()(store.getState()).data,
  },
  places: {
    ask: (store: Store) => store.dispatch(places.initiate()),
    known: (store: Store) => places.select()(store.getState()).data,
  },
};

/** Paid recordings in a list have no address while they are locked. */
test.each(Object.entries(lists))('what is bought opens in the list of %s', async (_what, list) => {
  const customer = await shopper();
  const { store } = openTab(customer.storage);
  await list.ask(store);
  const locked = list.known(store)?.find(({ audio, isFree }) => !isFree && audio === '');
  if (!locked) throw new Error('a locked recording');

  await customer.buy(locked.guideId);
  store.dispatch(api.util.invalidateTags([...purchaseTags]));
  await waitFor(() =>
    expect(list.known(store)?.find(({ id }) => id === locked.id)?.audio).toContain('signature='),
  );
});
