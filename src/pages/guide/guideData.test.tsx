import { screen, within } from '@testing-library/react';
import { toGuideFacts } from '../../domain/decode/catalogue/decodeGuideDetail.ts';
import type { GuideDetail } from '../../domain/model.ts';
import { renderPage } from '../../testing/screens/renderPage.tsx';
import { guideData } from './guideData.ts';
import { bundledSite } from '../../shared/site/bundledSite.ts';

interface Graph {
  '@graph': ({ '@type': string } & Record<string, unknown>)[];
}

it('a guide’s page holds its product, its free tracks and the way to it, as JSON that ends no script', async () => {
  const { container } = renderPage('/audio-guide/1');
  const title = await screen.findByRole('heading', { level: 1 });
  const block = container.querySelector('script[type="application/ld+json"]');
  expect(block?.innerHTML).not.toContain('<');
  // Our own page, just written.
  const { '@graph': graph } = JSON.parse(block?.textContent ?? '') as Graph;
  const of = (type: string) => graph.filter((one) => one['@type'] === type);
  expect(of('Product')).toEqual([
    expect.objectContaining({
      name: title.textContent,
      offers: expect.objectContaining({
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      }),
    }),
  ]);
  expect(of('AudioObject').length).toBeGreaterThan(0);
  for (const track of of('AudioObject')) {
    expect(track['duration']).toMatch(/^PT(\d+H)?(\d+M)?(\d+S)?$/);
    expect(track['contentUrl']).toMatch(/^\/storage\/audio\/track\/\d+\.en\.mp3$/);
  }
  expect(of('FAQPage')).toHaveLength(1);
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
  expect(of('BreadcrumbList')[0]?.['itemListElement']).toHaveLength(trail.length + 1);
});

it('writes absolute addresses, and leaves out locked tracks and what is not known', () => {
  const picture = { path: '', stem: '', widths: [] };
  const guide: GuideDetail = {
    id: 7,
    title: 'Uno </script>',
    shortDescription: '',
    cover: picture,
    theme: '',
    price: '4.99',
    isSpecial: false,
    lang: 'it',
    category: { id: 2, name: 'Arte' },
    isOwned: false,
    isInLibrary: false,
    facts: toGuideFacts({ language: 'it' }),
    descriptionHtml: '',
    opening: '',
    faqs: [],
    tracks: [
      { id: 1, title: 'Libera', audio: 'audio/track/1.mp3', isFree: true, duration: 0 },
      { id: 2, title: 'Chiusa', audio: '', isFree: false, duration: 60 },
    ],
  };
  // `guideData` is typed as what JSON.stringify takes.
  const { '@graph': graph } = guideData(
    guide,
    { ...bundledSite.shop, currency: 'JPY' },
    (path) => `https://cicerone.example${path}`,
  ) as Graph;
  expect(graph.map((one) => one['@type'])).toEqual(['Product', 'AudioObject', 'BreadcrumbList']);
  expect(graph[0]).not.toHaveProperty('image');
  expect(graph[0]?.['offers']).toMatchObject({ priceCurrency: 'JPY' });
  expect(graph[0]?.['@id']).toBe('https://cicerone.example/audio-guide/7#product');
  expect(graph[1]).not.toHaveProperty('duration');
  expect(graph[1]?.['contentUrl']).toBe('https://cicerone.example/storage/audio/track/1.mp3');
});
