import { renderedPageAt } from './renderedPages.ts';
import { readableGuide } from '../../testing/server/catalogue.ts';
import { makeServerStore } from './serverStore.ts';

const canRender = (path: string, search: string) =>
  renderedPageAt(path, search)?.load(makeServerStore());

test('a list is rendered with the text that filters it when all of its items are loaded', async () => {
  expect(await canRender('/person', '?q=dante')).toBe(true);
  expect(await canRender('/audio-guide-by-category/2', '?q=giotto')).toBe(true);
  // The category has more guides than a page shows at first.
  expect(await canRender('/audio-guide-by-category/1', '?q=giotto')).toBe(false);
  expect(await canRender('/audio-guide-by-category/1', '')).toBe(true);
});

test('a page that is no list is left to the browser when its address has a query', () => {
  expect(renderedPageAt('/subscribe/2', '?q=dante')).toBeUndefined();
  expect(renderedPageAt('/subscribe/2')?.chunk).toBe('page-guide-offer');
});

test('the search is rendered with the results of its text, and with suggestions without any', async () => {
  const queriesAt = async (search: string) => {
    const store = makeServerStore();
    expect(await renderedPageAt('/search', search)?.load(store)).toBe(true);
    return Object.values(store.getState().api.queries).map(
      (query) => `${query?.status} ${query?.endpointName}`,
    );
  };
  const suggestions = ['fulfilled categories', 'fulfilled guidesOfCategory'];
  expect(await queriesAt('')).toEqual(suggestions);
  expect(await queriesAt('?q=caravaggio')).toEqual(['fulfilled search']);
  expect(await queriesAt('?q=qqqzzz')).toEqual(['fulfilled search', ...suggestions]);
});

test('the site editor is rendered', () => {
  expect(renderedPageAt('/admin-editor')?.chunk).toBe('page-admin-editor');
});

test.each(['/events', '/events/3', '/event/3', '/artists'])('%s is rendered', (path) => {
  expect(renderedPageAt(path)?.chunk).toBe('page-in-development');
});

test('a guide is rendered with the words of its free tracks, and of its preview', async () => {
  const guide = await readableGuide();
  const store = makeServerStore();
  await renderedPageAt(`/audio-guide/${guide.id}`)?.load(store);
  const words = Object.values(store.getState().api.queries).filter(
    (query) => query?.endpointName === 'transcript',
  );
  const free = guide.tracks.filter(({ isFree, transcript }) => isFree && transcript);
  expect(guide.previewTranscript).toMatch(/^transcripts\/theme\//);
  expect(words.map((query) => query?.originalArgs)).toEqual([
    ...free.map(({ transcript }) => transcript),
    guide.previewTranscript,
  ]);
  expect(words[0]?.data).toContainEqual(expect.objectContaining({ text: expect.any(String) }));
});
