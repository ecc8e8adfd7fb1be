/** The ways to the text of what is heard, as docs/sound-as-text.md describes them: one test for each row of its table. */
import { readdirSync, readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import type { GuideDetail, Person } from '../domain/model.ts';
import { dialogEvents } from '../features/auth/dialog/dialogSlice.ts';
import { guidesOf, readableGuide, wordsAt } from '../testing/server/catalogue.ts';
import { persons } from '../testing/server/exhibits.ts';
import { renderApp } from '../testing/screens/renderApp.tsx';
import { renderPage } from '../testing/screens/renderPage.tsx';

/** The rows of the table: player and component. */
const rows = [...readFileSync('docs/sound-as-text.md', 'utf8').matchAll(/^\| (.+?) \| (.+?) \|/gm)]
  .map(([, player = '', component = '']) => ({ player, component: component.replaceAll('`', '') }))
  .slice(1);

let guide: GuideDetail;
let person: Person;
beforeAll(async () => {
  guide = await readableGuide();
  const specials = (await guidesOf(1)).filter(({ isSpecial }) => isSpecial).map(({ id }) => id);
  const found = (await persons()).find(
    ({ guideId, isFree }) => isFree && specials.includes(guideId),
  );
  if (!found) throw new Error('a free recording of a Special guide');
  person = found;
});

type App = ReturnType<typeof renderPage>;

const player = async () => within(await screen.findByRole('region', { name: 'Player' }));

/** Opens 'Read along' in a player, and expects words. */
async function read({ user }: App, within_: ReturnType<typeof within>, title: string) {
  await user.click(await within_.findByRole('button', { name: 'Read along' }));
  const words = within(await screen.findByRole('region', { name: `Text: ${title}` }));
  expect(
    (await words.findAllByRole('button', { name: /^\d:\d\d:\d\d \S+/ })).length,
  ).toBeGreaterThan(1);
}

async function unfold({ user }: App, summary: string): Promise<string> {
  const details = screen.getByText(summary).closest('details');
  await user.click(screen.getByText(summary));
  await waitFor(() => expect(details?.textContent.length).toBeGreaterThan(summary.length + 20));
  return details?.textContent ?? '';
}

/** Plays the guide's first track, and opens a page with the bar. */
async function playElsewhere(): Promise<App> {
  const app = renderApp(`/audio-guide/${guide.id}`);
  await app.user.click((await player()).getByRole('button', { name: 'Play' }));
  app.store.dispatch(dialogEvents.dialogClosed());
  await app.audio.advance(1);
  await app.user.click(screen.getByRole('link', { name: 'For Business' }));
  await waitFor(() => expect(document.title).toContain('per le aziende'));
  return app;
}

const title = () => guide.tracks[0]?.title ?? '';

async function openClipRow(render = renderPage): Promise<App> {
  const app = render(`/audio-guide/${person.guideId}`);
  const side = within(await screen.findByRole('region', { name: 'Recordings of this guide' }));
  await app.user.click(await side.findByRole('button', { name: `Play: ${person.name}` }));
  return app;
}

const narrow = (query: string) => query.includes('max-width: 899.95px');

async function openFullScreen({ user }: App) {
  await user.click(await screen.findByRole('button', { name: /^Open the player/ }));
  return within(await screen.findByRole('dialog', { name: 'Now playing' }));
}

const ways: Record<string, () => Promise<void>> = {
  "guide's player": async () => {
    const app = renderPage(`/audio-guide/${guide.id}`);
    await read(app, await player(), title());
    const [, first] = await wordsAt(guide.tracks[0]?.transcript);
    await app.user.click(screen.getByText(title(), { selector: 'summary' }));
    expect(await screen.findByText(first?.text ?? '', { selector: 'details *' })).toBeVisible();
  },
  'clip player': async () => {
    const app = renderPage(`/person/${person.id}`);
    const clip = within(await screen.findByRole('region', { name: `Audio: ${person.name}` }));
    await read(app, clip, person.name);
    expect(await unfold(app, 'Text of this recording')).toMatch(/\w+ \w+/);
  },
  'clip row': async () => {
    const app = await openClipRow();
    const side = within(screen.getByRole('region', { name: 'Recordings of this guide' }));
    await read(app, side, person.name);
    expect(side.getByRole('link', { name: person.name })).toHaveAttribute(
      'href',
      `/person/${person.id}`,
    );
  },
  bar: async () => {
    const { user } = await playElsewhere();
    await user.click(await screen.findByRole('link', { name: guide.title }));
    await screen.findByRole('heading', { name: guide.title, level: 1 });
    expect((await player()).getByRole('button', { name: 'Read along' })).toBeVisible();
  },
  'full screen': async () => {
    const { matchMedia } = window;
    const narrowOnly = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: narrow(query) }));
    const app = await playElsewhere();
    await read(app, await openFullScreen(app), title());
    app.unmount();
    const other = await openClipRow(renderApp);
    await read(other, await openFullScreen(other), person.name);
    narrowOnly.mockRestore();
  },
  'preview on a card': async () => {
    const app = renderPage('/search');
    const [play] = await screen.findAllByRole('button', { name: /^Play a preview of/ });
    if (!play) throw new Error('a card');
    const name = play.getAttribute('aria-label')?.replace('Play a preview of ', '') ?? '';
    await app.user.click(play);
    expect(app.audio.src).toContain('/audio/theme/');
    await app.user.click(screen.getByRole('link', { name: `Get Access: ${name}` }));
    await screen.findByRole('heading', { name, level: 1 });
    await screen.findByText('Text of the preview');
    expect(await unfold(app, 'Text of the preview')).toContain('Musica senza parole');
  },
  'business page': async () => {
    const { audio, container } = renderPage('/business-plan');
    await screen.findByRole('heading', { level: 1 });
    expect(container.querySelectorAll('audio, video')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: /play/i })).not.toBeInTheDocument();
    expect(audio.loaded).toEqual([]);
  },
};

test('every player has its row', () => {
  expect(rows.map((row) => row.player)).toEqual(Object.keys(ways));
  const starts = /<(ProgressBar|SeekSlider)\b|playerEvents\.previewStarted|\buseClip\(/;
  const starting = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => `src/${file}`)
    .filter((file) => starts.test(readFileSync(file, 'utf8')));
  const named = rows.map(({ component }) => component).filter((component) => component !== 'none');
  // The progress bar is made of the slider.
  const own = starting.filter((file) => !file.startsWith('src/features/player/controls/'));
  expect(own.sort()).toEqual(named.sort());
});

test.each(Object.keys(ways))('%s: what is heard can be read', async (name) => {
  await ways[name]?.();
});
