import { act, screen } from '@testing-library/react';
import type { Site } from '../../domain/decode/site.ts';
import type { GuideDetail, Track } from '../../domain/model.ts';
import { enveloped } from '../../domain/decode/wire.ts';
import { toStop } from '../../domain/decode/catalogue/decodeGuideDetail.ts';
import { selectLoaded } from '../../features/player/state/selectLoaded.ts';
import { failNext } from '../../testing/server/failNext.ts';
import { bundledSite } from '../../shared/site/bundledSite.ts';
import { siteArrived } from '../../shared/site/siteSlice.ts';
import { renderApp } from '../../testing/screens/renderApp.tsx';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { ask, guideById } from '../../testing/server/catalogue.ts';
import { shopper } from '../../testing/server/shopper.ts';

const free = 1;
const locked = 9;
const unused = 999_998;
let guide: GuideDetail;
beforeAll(async () => {
  const { guideId } = await ask(`stop/${free}`, enveloped(toStop));
  guide = await guideById(guideId);
});

function stop(number: number): Track {
  const found = guide.tracks.find((track) => track.number === number);
  if (!found) throw new Error(`The bundled guide has no stop ${number}`);
  return found;
}

const heading = (track: Track) => screen.findByRole('heading', { level: 1, name: track.title });

test('the number of a free stop shows its picture, and plays it at the first tap', async () => {
  const { audio, store, user } = renderPage(`/t/${free}`);
  expect(await heading(stop(free))).toBeVisible();
  expect(screen.getByText('Stop 1')).toBeVisible();
  const { picture } = stop(free);
  expect(document.querySelector('article img')).toHaveAttribute(
    'src',
    expect.stringContaining(picture?.path ?? 'a picture'),
  );
  await user.click(screen.getByRole('button', { name: 'Listen' }));
  await audio.settled();
  expect(audio).toMatchObject({ paused: false, currentTime: 0 });
  expect(audio.src).toContain(`/audio/track/${stop(free).id}.en.mp3`);
  // The lock screen and the full-screen player show the same.
  expect(selectLoaded(store.getState())?.cover).toEqual(picture);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(audio.paused).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await audio.settled();
  expect(audio.paused).toBe(false);
  expect(screen.getByRole('link', { name: `Open “${guide.title}”` })).toHaveAttribute(
    'href',
    `/audio-guide/${guide.id}?track=${stop(free).id}`,
  );
});

test('the number of a locked stop offers its guide, and plays for its owner', async () => {
  const visit = renderPage(`/t/${locked}`);
  await heading(stop(locked));
  expect(screen.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument();
  expect(screen.getByText(/part of the guide/)).toBeVisible();
  expect(
    await screen.findByRole('button', { name: new RegExp(guide.price.replace('.', '\\.')) }),
  ).toBeVisible();
  visit.unmount();
  const { buy, storage } = await shopper();
  await buy(guide.id);
  const { audio, user } = renderPage(`/t/${locked}`, storage);
  await user.click(await screen.findByRole('button', { name: 'Listen' }));
  await audio.settled();
  expect(audio.src).toContain(`/audio/track/${stop(locked).id}.en.mp3`);
});

test('the keypad finds a stop, and says what to do with a number that no stop has', async () => {
  const { user } = renderPage('/t');
  const field = () => screen.findByRole('textbox', { name: 'Type the number on the label' });
  expect(await field()).toHaveAttribute('inputmode', 'numeric');
  await user.type(await field(), `${unused}{Enter}`);
  expect(
    await screen.findByText(
      `No stop has the number ${unused}. Compare it with the label, and type it again.`,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search for a work instead' })).toHaveAttribute(
    'href',
    '/search',
  );
  await user.type(await field(), `00${free}x`);
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await heading(stop(free))).toBeVisible();
});

test('a stop that could not be loaded can be tried again', async () => {
  failNext('GET', `/client/stop/${free}`, { status: 200, body: 'null' });
  const { user } = renderPage(`/t/${free}`);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await heading(stop(free))).toBeVisible();
});

test('search page and footer lead to the keypad where stops have numbers', async () => {
  const { store } = renderApp('/search');
  expect(await screen.findByRole('heading', { name: 'Popular guides' })).toBeVisible();
  const links = () => screen.queryAllByRole('link', { name: 'Type the number on the label' });
  expect(links()).toEqual([]);
  const site: Site = { ...bundledSite, counts: { guides: 41, plans: 3, stops: 12 } };
  act(() => void store.dispatch(siteArrived({ site, isBundled: false })));
  expect(links()).toHaveLength(2);
  for (const link of links()) expect(link).toHaveAttribute('href', '/t');
});
