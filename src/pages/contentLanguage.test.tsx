import { act, screen } from '@testing-library/react';
import { guideOf } from '../testing/player/openPlayer.ts';
import { renderPage } from '../testing/screens/renderPage.tsx';
import { renderPart } from '../testing/screens/renderPart.tsx';
import { guideById, guidesOf } from '../testing/server/catalogue.ts';
import { findObject, findPerson, placeById, places } from '../testing/server/exhibits.ts';
import { failNext } from '../testing/server/failNext.ts';
import { byText } from '../features/catalogue/lists/listChoice.ts';
import { SpokenHit } from '../features/catalogue/search/SpokenHit.tsx';
import { ContinueItem } from '../features/library/lists/ContinueItem.tsx';
import { DownloadItem } from '../features/library/offline/downloads/DownloadItem.tsx';
import { withGuideDetails } from '../features/player/progress/guideProgress.ts';
import { progressEvents } from '../features/player/progress/progressSlice.ts';
import { ConsentDialog } from '../features/withdrawal/consent/ConsentDialog.tsx';
import { Receipt } from '../features/withdrawal/form/Receipt.tsx';
import { bundledSite } from '../shared/site/bundledSite.ts';

/** A shop with English pages and a German catalogue; its guides, the real server's, say that they are Italian or English. */
const site = { ...bundledSite, shop: { ...bundledSite.shop, catalogueLanguage: 'de' } };
const open = (address: string) => renderPage(address, undefined, { site, isBundled: false });

const title = (name: string) => screen.findByRole('heading', { name, level: 1 });
const languageOf = (element: Element): string | null | undefined =>
  element.closest('[lang]')?.getAttribute('lang');

test("the page of a person is in the catalogue's language, the title of its guide in the guide's", async () => {
  const { guide, id, name } = await findPerson((person) => person.guide !== null);
  open(`/person/${id}`);
  expect(await title(name)).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('link', { name: guide?.title })).toHaveAttribute('lang', guide?.lang);
  expect(document.head.querySelector('meta[property="og:locale"]')).toHaveAttribute(
    'content',
    'de_DE',
  );
});

test("the pages of an object and of a place are in the catalogue's language", async () => {
  const object = await findObject(({ technique }) => technique !== '');
  const { unmount } = open(`/objects/${object.id}`);
  expect(await title(object.title)).toHaveAttribute('lang', 'de');
  expect(screen.getByText(object.technique)).toHaveAttribute('lang', 'de');
  unmount();
  const place = await placeById((await places())[0]?.id ?? 0);
  open(`/locations/${place.id}`);
  expect(await title(place.name)).toHaveAttribute('lang', 'de');
});

test("names of categories are in the catalogue's language, guides in their own", async () => {
  const [first] = await guidesOf(2);
  const guide = await guideById(first?.id ?? 0);
  const { unmount } = open(`/audio-guide/${guide.id}`);
  expect(await title(guide.title)).toHaveAttribute('lang', 'en');
  const [category] = screen.getAllByRole('link', { name: /^Pittura e Rinascimen/ });
  expect(category).toHaveAttribute('lang', 'de');
  unmount();
  open('/audio-guide-by-category/2');
  expect(await title(guide.category.name)).toHaveAttribute('lang', 'de');
});

test("plans are in the catalogue's language", async () => {
  const plan = { id: 1, title: 'Ein Jahr', description: 'Alles.', price: '9.00', duration: 12 };
  const body = JSON.stringify({ data: [{ ...plan, status: 'active' }] });
  failNext('GET', '/client/subscriptions', { status: 200, body });
  open('/subscribe');
  expect(await screen.findByText('Ein Jahr')).toHaveAttribute('lang', 'de');
  expect(screen.getByText('Alles.')).toHaveAttribute('lang', 'de');
});

test("a page about the law is in the site's language, if it says no other", async () => {
  const legal = { slug: 'terms', title: 'Termos', html: '<p>Nada.</p>' };
  failNext('GET', '/client/site/legal/terms', {
    status: 200,
    body: JSON.stringify({ data: legal }),
  });
  renderPage('/legal/terms', undefined, {
    site: { ...bundledSite, language: 'pt' },
    isBundled: false,
  });
  expect(languageOf(await title('Termos'))).toBe('pt');
});

describe('the title of a guide that is stored', () => {
  const { lang: _unknown, ...older } = withGuideDetails(guideOf('ff'), undefined);
  const played = {
    lastTrackId: 1,
    trackProgress: { 1: { position: 37, isFinished: false, at: 5 } },
  };

  it.each([
    ['fr', 'fr'],
    [undefined, 'de'],
  ])('as %p is shown as %p in the list of started guides', async (lang, shown) => {
    const { store } = renderPart(
      <ContinueItem guideId={7} isServerUnreachable={false} />,
      '/',
      site,
    );
    const entry = { ...older, ...played, ...(lang && { lang }) };
    act(() => {
      store.dispatch(progressEvents.progressLoaded({ account: null, guides: { 7: entry } }));
    });
    expect(await screen.findByRole('link', { name: 'La cupola' })).toHaveAttribute('lang', shown);
    expect(screen.getByText('Track 1')).toHaveAttribute('lang', shown);
  });

  it.each([
    ['fr', 'fr'],
    [undefined, 'de'],
  ])('as %p is shown as %p in the list of downloads', (lang, shown) => {
    const named = { guideId: 7, title: 'La cupola', lang, cover: null };
    const whole = {
      status: 'complete',
      reason: null,
      received: 9,
      total: 9,
      leaseUntil: 0,
    } as const;
    renderPart(
      <DownloadItem download={{ ...named, ...whole }} onRemoved={() => undefined} />,
      '/',
      site,
    );
    expect(screen.getByRole('link', { name: 'La cupola' })).toHaveAttribute('lang', shown);
  });
});

describe('a withdrawal', () => {
  const bought = { orderNumber: '2026-000012', position: 1, refund: '4.99', currency: 'EUR' };
  const received = { ...bought, receivedAt: '2026-11-28T10:00:00.000Z' };

  it('shows the title of a guide in its language, that of a plan in the catalogue’s', () => {
    const guide = { ...received, title: 'La coupole', isPlan: false, lang: 'fr' };
    const { unmount } = renderPart(<Receipt withdrawal={guide} />, '/', site);
    expect(screen.getByText('La coupole')).toHaveAttribute('lang', 'fr');
    unmount();
    const plan = { ...received, title: 'Ein Jahr', isPlan: true, lang: undefined };
    renderPart(<Receipt withdrawal={plan} />, '/', site);
    expect(screen.getByText('Ein Jahr')).toHaveAttribute('lang', 'de');
  });

  it('is given up for a guide whose title is in its language', () => {
    renderPart(
      <ConsentDialog guide={{ guideId: 7, title: 'La coupole', lang: 'fr' }} />,
      '/',
      site,
    );
    expect(screen.getByText('La coupole')).toHaveAttribute('lang', 'fr');
  });
});

test.each([
  [false, '/audio-guide/7?track=8&t=3'],
  [true, '/audio-guide/7?track=8&t=3&language=fr'],
])(
  'spoken words are in the language of the recording (translated: %p)',
  (isTranslated, address) => {
    const guide = { guideId: 7, guideTitle: 'La coupole' };
    const track = { id: 8, trackTitle: 'Le nord', start: 3 };
    const spoken = { ...guide, ...track, sentence: 'Voici la lanterne.', lang: 'fr', isTranslated };
    renderPart(<SpokenHit spoken={spoken} />, '/', site);
    const link = screen.getByRole('link', { name: 'Voici la lanterne.' });
    expect(link).toHaveAttribute('href', address);
    expect(languageOf(link)).toBe('fr');
  },
);

test.each([
  ['sv', ['Zorn', 'Öland']],
  ['de', ['Öland', 'Zorn']],
])('titles are sorted in the order of the language %s', (lang, sorted) => {
  expect(byText(lang, (title: string) => title)(['Zorn', 'Öland'])).toEqual(sorted);
});
