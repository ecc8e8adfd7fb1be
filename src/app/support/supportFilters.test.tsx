import { screen, waitFor } from '@testing-library/react';
import { makeReport } from '../../features/support/recording/report.ts';
import { readEnvironment } from '../../features/support/recording/environment.ts';
import { openReplay, reportOf } from '../../testing/screens/openReplay.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { persons } from '../../testing/server/exhibits.ts';
import { reportRules } from './everyReportRule.ts';

/** The titles of the cards; those of a replay cannot be reached. */
const cards = () =>
  screen.getAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent);

test.each([
  ['/person?q=dante', /Dante/],
  ['/person?sort=-name', /./],
  ['/audio-guide-by-category/2?q=a&sort=price', /./],
])('replays the list at %s as it was, without what was typed', async (address, first) => {
  const { store, unmount } = renderApp(address);
  await screen.findAllByRole('heading', { level: 3, name: first });
  const report = reportOf(store);
  const seen = cards();
  unmount();
  expect(JSON.stringify([report.address, report.actionsById])).not.toMatch(/q=|[^/]dante/);
  await openReplay(report);
  await waitFor(() => expect(cards()).toEqual(seen));
});

test('replays a list in which nothing was found as the page showed it', async () => {
  const { store, unmount } = renderApp('/person?q=zzz');
  await screen.findByText('Clear the search');
  const report = reportOf(store);
  unmount();
  await openReplay(report);
  expect(await screen.findByText('Clear the search')).toBeInTheDocument();
  expect(screen.getByText(/filtered by a text that the report leaves out/)).toBeVisible();
});

test('replays what the search found, without its words', async () => {
  const [person] = await persons();
  const word = person?.name.split(' ').at(-1) ?? '';
  const { store, unmount } = renderApp(`/search?q=${word}&kind=persons`);
  await screen.findAllByRole('heading', { level: 3, name: new RegExp(word) });
  const report = reportOf(store);
  const seen = cards();
  unmount();
  expect(decodeURIComponent(report.address)).toMatch(/^\/search\?.*‹removed›/);
  expect(report.address).not.toContain(word);
  await openReplay(report);
  await waitFor(() => expect(cards()).toEqual(seen));
});

test('keeps what a filter found beyond the first hundred of a list', () => {
  const data = Array.from({ length: 150 }, (_, id) => ({ id, name: id === 140 ? 'Dante' : '-' }));
  const state = { player: {}, api: { queries: { 'persons(undefined)': { data } } } };
  const entry = { endpointName: 'persons', status: 'fulfilled', data };
  const recording = {
    ...{ actions: [], failures: [], address: '/person?q=dante' },
    state: { ...state, api: { queries: { 'persons(undefined)': entry } } },
  };
  const report = makeReport(reportRules, recording, readEnvironment(window));
  expect(report.address).toBe('/person?shown=140');
  expect(report.committedState).toMatchObject({
    api: { queries: { 'persons(undefined)': { data: { 100: { id: 140, name: 'Dante' } } } } },
  });
});

test('has of a list by pages the first page, and what a filter found on the others', () => {
  const page = (from: number) => ({
    guides: [0, 1].map((n) => ({ id: from + n, title: from + n === 4 ? 'Dante' : '-' })),
    total: 6,
    next: from === 5 ? null : String(from + 1),
  });
  const data = { pages: [1, 3, 5].map(page), pageParams: [null, '2', '4'] };
  const entry = { endpointName: 'guidesOfCategory', status: 'fulfilled', originalArgs: 2, data };
  const recording = {
    ...{ actions: [], failures: [], address: '/audio-guide-by-category/2?q=dante' },
    state: { player: {}, api: { queries: { 'guidesOfCategory(2)': entry } } },
  };
  const report = makeReport(reportRules, recording, readEnvironment(window));
  expect(report.address).toBe('/audio-guide-by-category/2?shown=4');
  expect(report.shortened.lengths).toEqual([6]);
  const shown = { id: 4, title: 'Dante' };
  expect(report.committedState).toMatchObject({
    api: {
      queries: {
        'guidesOfCategory(2)': {
          data: {
            pages: [{ guides: [{ id: 1 }, { id: 2 }] }, { guides: [shown] }, { guides: [] }],
          },
        },
      },
    },
  });
});
