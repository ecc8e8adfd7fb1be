import { screen, waitFor, within } from '@testing-library/react';
import {
  toArtObject,
  toEvent,
  toPerson,
  toPersonDetail,
  toPlace,
} from '../../../domain/decode/catalogue/decodeExhibits.ts';
import { enveloped, envelopedList } from '../../../domain/decode/wire.ts';
import type { ArtObject, Guide, Person } from '../../../domain/model.ts';
import { textLimits, truncate } from '../../../domain/text/text.ts';
import { ask, changed, guidesOf, wordsAt } from '../../../testing/server/catalogue.ts';
import { failNext, requestsTo } from '../../../testing/server/failNext.ts';
import { renderPage } from '../../../testing/screens/renderPage.tsx';

let guide: Guide;
let persons: Person[];
let objects: ArtObject[];
/** The headings of the cards of each view. */
const names: Record<string, string[]> = {};

const cut = (name: string) => truncate(name, textLimits.listTitle);
const belongs = ({ guideId }: { guideId: number }) => guideId === guide.id;

beforeAll(async () => {
  const allPersons = await ask('person', envelopedList(toPerson));
  const allObjects = await ask('object', envelopedList(toArtObject));
  const special = (await guidesOf(1)).find(
    ({ id, isSpecial }) =>
      isSpecial &&
      allPersons.some(({ guideId, isFree }) => guideId === id && isFree) &&
      allObjects.some(({ guideId, isFree }) => guideId === id && !isFree),
  );
  if (!special) throw new Error('a Special guide with a free person and a locked object');
  guide = special;
  persons = allPersons.filter(belongs);
  objects = allObjects.filter(belongs);
  names.Persons = persons.map(({ name }) => cut(name));
  names.Objects = objects.map(({ title }) => cut(title));
  names.Locations = (await ask('location', envelopedList(toPlace)))
    .filter(belongs)
    .map(({ name }) => cut(name));
  names.Events = (await ask('event', envelopedList(toEvent)))
    .filter(belongs)
    .map((each) => each.title);
});

function freePerson(): Person {
  const free = persons.find(({ isFree }) => isFree);
  if (!free) throw new Error('a free recording');
  return free;
}

async function open(search = '') {
  const app = renderPage(`/audio-guide/${guide.id}${search}`);
  const views = within(await screen.findByRole('tablist', { name: guide.title }));
  const side = within(await screen.findByRole('region', { name: 'Recordings of this guide' }));
  return {
    ...app,
    side,
    tab: (name: string) => views.getByRole('tab', { name }),
    panel: (name: string) => within(screen.getByRole('tabpanel', { name })),
  };
}

// Shows.
test("'Special' has five views, the first with player, description and questions", async () => {
  const { panel, side, tab } = await open();
  expect(['About', 'Persons', 'Objects', 'Locations', 'Events'].map(tab)).toHaveLength(5);
  expect(tab('About')).toHaveAttribute('aria-selected', 'true');
  expect(panel('About').getByRole('region', { name: 'Player' })).toBeVisible();
  expect(panel('About').getByText('Domande frequenti')).toBeVisible();
  expect(side.getAllByRole('tab').map((each) => each.textContent)).toEqual([
    'Person',
    'Object',
    'Location',
    'Event',
  ]);
});

// Shows.
test.each(['Persons', 'Objects', 'Locations', 'Events'])(
  '%s shows what belongs to the guide, and nothing else; the address says which view it is',
  async (view) => {
    const { panel, tab, user } = await open();
    await user.click(tab(view));
    const expected = names[view] ?? [];
    if (expected.length === 0) {
      expect(await panel(view).findByText(/belong to this guide/)).toBeVisible();
      return;
    }
    const cards = await panel(view).findAllByRole('heading', { level: 3 });
    expect(cards.map(({ textContent }) => textContent)).toEqual(expected);
  },
);

test('an address opens its views at once', async () => {
  const { side, tab } = await open('?view=objects&side=location');
  expect(tab('Objects')).toHaveAttribute('aria-selected', 'true');
  expect(side.getByRole('tab', { name: 'Location' })).toHaveAttribute('aria-selected', 'true');
});

// Shows.
test('the side player plays a recording in the one engine, and pauses it', async () => {
  const free = freePerson();
  const { audio, side, user } = await open();
  await user.click(await side.findByRole('button', { name: `Play: ${free.name}` }));
  expect(audio.src).toContain(free.audio);
  await audio.advance(2);
  await user.click(side.getByRole('button', { name: `Pause: ${free.name}` }));
  expect(audio.paused).toBe(true);
});

test('while a recording of the side player is loaded, the bar is the only player', async () => {
  const free = freePerson();
  const { audio, panel, side, user } = await open();
  const about = panel('About');
  const player = () => within(about.getByRole('region', { name: 'Player' }));
  const position = { name: 'Position in the track' };
  expect(player().getByRole('slider', position)).toBeVisible();
  await user.click(await side.findByRole('button', { name: `Play: ${free.name}` }));
  await audio.advance(2);
  expect(screen.queryByRole('slider', position)).not.toBeInTheDocument();
  expect(player().queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await user.click(player().getByRole('button', { name: 'Play' }));
  await audio.settled();
  expect(player().getByRole('slider', position)).toBeVisible();
});

test('a panel with one recording shows the beginning of its text too', async () => {
  const sent = await ask(
    'person',
    envelopedList((person) => ({ person, read: toPerson(person) })),
  );
  const only = sent.find(({ read }) => belongs(read));
  const body = JSON.stringify({ data: [only?.person] });
  failNext('GET', '/client/person', { status: 200, body });
  const { side } = await open();
  expect(await side.findByText(only?.read.summary ?? 'a text')).toBeVisible();
});

// Shows.
test('a locked recording of the side player asks a visitor to sign in', async () => {
  const locked = objects.find(({ isFree }) => !isFree);
  if (!locked) throw new Error('a locked object');
  const { audio, side, user } = await open('?side=object');
  await user.click(await side.findByRole('button', { name: `Locked: ${locked.title}` }));
  expect(await screen.findByText(/^Hello Sir, If ypu want/)).toBeVisible();
  expect(audio.loaded).toEqual([]);
});

test('a recording of the side player has its words while it is loaded', async () => {
  const free = freePerson();
  const { transcript } = await ask(`person/${free.id}`, enveloped(toPersonDetail));
  const [first] = await wordsAt(transcript);
  const { audio, side, user } = await open();
  expect(side.queryByRole('button', { name: 'Read along' })).not.toBeInTheDocument();
  await user.click(await side.findByRole('button', { name: `Play: ${free.name}` }));
  await user.click(await side.findByRole('button', { name: 'Read along' }));
  const words = within(await side.findByRole('region', { name: `Text: ${free.name}` }));
  await user.click(words.getByRole('button', { name: new RegExp(first?.text.slice(0, 20) ?? '') }));
  await audio.settled();
  expect(audio.currentTime).toBeCloseTo(first?.start ?? 0);
  expect(audio.loaded).toHaveLength(1);
});

test('a provider without transcripts has no control for them in the side player', async () => {
  const free = freePerson();
  const person = await changed(`person/${free.id}`, { transcript: undefined });
  failNext('GET', `/client/person/${free.id}`, person);
  const { audio, side, user } = await open();
  await user.click(await side.findByRole('button', { name: `Play: ${free.name}` }));
  await audio.advance(2);
  expect(requestsTo('GET', `/client/person/${free.id}`)).toHaveLength(1);
  expect(side.queryByRole('button', { name: 'Read along' })).not.toBeInTheDocument();
});

test('a view that fails shows an error, and can be tried again', async () => {
  failNext('GET', '/client/person', { status: 200, body: '{"data":null}' });
  // Opened with the page: a view that is opened later requests it again by itself.
  const { panel, user } = await open('?view=persons');
  const again = await panel('Persons').findByRole('button', { name: 'Try again' });
  await user.click(again);
  await waitFor(async () =>
    expect(await panel('Persons').findAllByRole('article')).toHaveLength(persons.length),
  );
});
