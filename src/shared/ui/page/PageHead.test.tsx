import { render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { toPicture } from '../../../domain/decode/catalogue/picture.ts';
import { makeStore } from '../../../testing/makeStore.ts';
import { MemoryStorage } from '../../../testing/memoryStorage.ts';
import { FakeAudio } from '../../../testing/player/fakeAudio.ts';
import { readSiteOrigin, SiteOrigin } from '../../site/siteOrigin.ts';
import { PageHead } from './PageHead.tsx';

const site = 'https://cicerone.example';
const store = makeStore({ audio: new FakeAudio(), storage: new MemoryStorage() });
const show = (address: string, head: React.ReactNode) => (
  <Provider store={store}>
    <SiteOrigin value={site}>
      <MemoryRouter initialEntries={[address]}>{head}</MemoryRouter>
    </SiteOrigin>
  </Provider>
);
const meta = (name: string) =>
  [...document.head.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)].map((one) =>
    one.getAttribute('content'),
  );
const canonical = () =>
  [...document.head.querySelectorAll('link[rel=canonical]')].map((one) => one.getAttribute('href'));

describe('PageHead', () => {
  it('says what the page is, with absolute addresses and without the query', () => {
    const picture = toPicture('pictures/guide/x.320-640.webp');
    const text = `Prima riga\n  e seconda. ${'parola '.repeat(40)}`;
    render(
      show(
        '/audio-guide/1/?q=x',
        <PageHead title="Uno" description={text} picture={picture} lang="it" />,
      ),
    );
    expect(document.title).toBe('Uno · Cicerone');
    expect(canonical()).toEqual([`${site}/audio-guide/1`]);
    expect(meta('og:url')).toEqual(canonical());
    expect(meta('og:title')).toEqual(['Uno · Cicerone']);
    expect(meta('og:image')).toEqual([`${site}/storage/pictures/guide/x.640.webp`]);
    expect(meta('og:image:width')).toEqual([]);
    expect(meta('twitter:card')).toEqual(['summary']);
    expect(meta('og:locale')).toEqual(['it_IT']);
    const [description = ''] = meta('description');
    expect(description).toMatch(/^Prima riga e seconda\. parola .*parola…$/);
    expect(description?.length).toBeLessThanOrEqual(161);
  });

  it('names the wide picture for links, with its type and size', () => {
    const picture = toPicture('pictures/guide/x.320-640.webp');
    const wide = 'pictures/guide/x.0123456789ab.jpg';
    render(show('/', <PageHead title="Uno" picture={picture} linkPicture={wide} />));
    expect(meta('og:image')).toEqual([`${site}/storage/${wide}`]);
    expect(meta('twitter:image')).toEqual(meta('og:image'));
    expect(meta('og:image:type')).toEqual(['image/jpeg']);
    expect(meta('og:image:width')).toEqual(['1200']);
    expect(meta('og:image:height')).toEqual(['630']);
    expect(meta('twitter:card')).toEqual(['summary_large_image']);
  });

  it('goes with its page, and the next one has its own', async () => {
    const { rerender } = render(show('/', <PageHead key="1" title="Uno" />));
    expect(canonical()).toEqual([`${site}/`]);
    expect(meta('og:image')).toEqual([`${site}/og.png`]);
    rerender(show('/', <PageHead key="2" title="Due" noIndex />));
    await waitFor(() => expect(document.title).toBe('Due · Cicerone'));
    expect(canonical()).toEqual([]);
    expect(meta('robots')).toEqual(['noindex']);
    expect(meta('og:title')).toEqual(['Due · Cicerone']);
  });
});

describe('the site’s origin', () => {
  it.each([
    ['<meta name="site-origin" content="https://cicerone.example">', 'https://cicerone.example'],
    ['<meta name="site-origin" content="__SITE__">', 'http://here.example'],
    ['', 'http://here.example'],
  ])('%s: %s', (head, origin) => {
    const page = document.createElement('div');
    page.innerHTML = head;
    expect(readSiteOrigin(page, 'http://here.example')).toBe(origin);
  });
});
