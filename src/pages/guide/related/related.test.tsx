import { act, screen, within } from '@testing-library/react';
import { guidesOf, listenableGuide } from '../../../testing/server/catalogue.ts';
import { failNext, requestsTo } from '../../../testing/server/failNext.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { roundTrip } from '../../../testing/roundTrip.ts';

let reports: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
const comeNear = () => reports.forEach((report) => report([{ isIntersecting: true }]));
beforeEach(() => {
  reports = [];
  // jsdom lays nothing out, and has none.
  class Observer {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      reports.push(report);
    }
    observe(): void {}
    disconnect(): void {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

async function open() {
  const guide = await listenableGuide();
  const list = `/client/category/${guide.category.id}/audio`;
  const app = renderPage(`/audio-guide/${guide.id}`);
  await screen.findByRole('heading', { name: guide.title, level: 1 });
  return { ...app, guide, list };
}
const row = () => screen.findByRole('region', { name: 'You might also like' });

test("'You might also like' has other guides of the category, fetched when it comes near", async () => {
  const { guide, list } = await open();
  await roundTrip();
  expect(requestsTo('GET', list)).toEqual([]);
  act(comeNear);
  const related = within(await row());
  const others = (await guidesOf(guide.category.id)).filter(({ id }) => id !== guide.id);
  for (const { title } of others.slice(0, 3)) {
    expect(related.getAllByTitle(title).length).toBeGreaterThan(0);
  }
  expect(related.queryByTitle(guide.title)).not.toBeInTheDocument();
});

test('related guides that fail show an error in their place, and can be tried again', async () => {
  const { guide, list, user } = await open();
  failNext('GET', list, { status: 200, body: '<html>' });
  act(comeNear);
  expect(await screen.findByText('The guides could not be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { name: guide.title, level: 1 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row()).toBeVisible();
});
