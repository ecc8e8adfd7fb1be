import { screen, waitFor, within } from '@testing-library/react';
import type { GuideDetail } from '../../../domain/model.ts';
import { spokenLength } from '../../../domain/text/duration.ts';
import { changedGuide, listenableGuide } from '../../../testing/server/catalogue.ts';
import { failNext } from '../../../testing/server/failNext.ts';
import { renderApp } from '../../../testing/screens/renderApp.tsx';
import { renderPage } from '../../../testing/screens/renderPage.tsx';
import { shopper } from '../../../testing/server/shopper.ts';

let guide: GuideDetail;
beforeAll(async () => {
  guide = await listenableGuide();
});

const path = () => `/client/audio-guide/${guide.id}`;
const buyText = () => `Buy for $${guide.price}`;
const button = (name: string) => screen.findByRole('button', { name });
const valueOf = (term: string) => screen.queryByText(term)?.parentElement?.querySelector('dd');

async function open(person?: Awaited<ReturnType<typeof shopper>>, render = renderPage) {
  const app = render(`/audio-guide/${guide.id}`, person?.storage);
  await screen.findByRole('heading', { name: guide.title, level: 1 });
  return app;
}

test("'Listen free' plays the first free track, pauses it, and continues", async () => {
  const { audio, user } = await open();
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  await user.click(await button('Listen free'));
  expect(audio).toMatchObject({ src: `/storage/${guide.tracks[0]?.audio}`, paused: false });
  const head = within(document.querySelector<HTMLElement>('.guide-head') ?? document.body);
  await user.click(head.getByRole('button', { name: 'Pause' }));
  expect(audio.paused).toBe(true);
  await user.click(await button('Continue'));
  expect(audio.paused).toBe(false);
});

test("a guide that was begun offers 'Continue', at the place where it was left", async () => {
  const first = await open();
  await first.user.click(await button('Listen free'));
  await first.audio.advance(30);
  first.unmount();
  const { audio, user } = renderPage(`/audio-guide/${guide.id}`, first.storage);
  await user.click(await button('Continue'));
  expect(audio.paused).toBe(false);
  await waitFor(() => expect(audio.currentTime).toBeGreaterThan(25));
});

test("'Buy for …' opens the sign-in dialog for a visitor", async () => {
  const { user } = await open();
  await user.click(await button(buyText()));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeVisible();
});

test("'Buy for …' puts the guide into the cart, and leads there from then on", async () => {
  const { user } = await open(await shopper(), renderApp);
  await user.click(await button(buyText()));
  expect(await screen.findByRole('heading', { name: 'Cart', level: 1 })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: guide.title }));
  await user.click(await button('Go to Cart Page'));
  expect(await screen.findByRole('heading', { name: 'Cart', level: 1 })).toBeVisible();
});

test('an owned guide is listened to', async () => {
  const person = await shopper();
  await person.buy(guide.id);
  await open(person);
  expect(await button('Start listening')).toBeVisible();
});

test('a guide without a free track is sold alone', async () => {
  const locked = { titolo: 'Chiuso', file_mp3: '', free: '0', duration: 60 } as const;
  failNext('GET', path(), await changedGuide(guide.id, { audio_content: [{ id: 1, ...locked }] }));
  await open();
  expect(await button(buyText())).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Listen free' })).not.toBeInTheDocument();
});

test('says how long it is, its language and who speaks', async () => {
  await open();
  const seconds = guide.tracks.reduce((sum, { duration }) => sum + duration, 0);
  expect(valueOf('Length')).toHaveTextContent(spokenLength(seconds));
  expect(valueOf('Language')).toHaveTextContent('Italian');
  expect(valueOf('Narrator')).toHaveTextContent(/^(Sara|Nicola), synthesized$/);
});

test('leaves out what the provider does not say', async () => {
  const [track] = guide.tracks;
  if (!track) throw new Error('a guide with tracks');
  const content = { id: track.id, titolo: track.title, file_mp3: track.audio, free: '1' } as const;
  failNext(
    'GET',
    path(),
    await changedGuide(guide.id, {
      language: undefined,
      narrator: undefined,
      audio_content: [{ ...content, duration: 0 }],
    }),
  );
  await open();
  expect(valueOf('Total Lesson')).toHaveTextContent('1');
  for (const fact of ['Length', 'Language', 'Narrator']) expect(valueOf(fact)).toBeUndefined();
});
