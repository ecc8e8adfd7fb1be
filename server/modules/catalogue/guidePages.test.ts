import type { ErrorBody } from '../../../contract/envelope.ts';
import type { GuideList } from '../../../contract/guides.ts';
import {
  guideFiles,
  removeFile,
  writeFiles,
  writeGuides,
} from '../../../tests/support/catalogue/folder.ts';
import { makeShop, onSaleAt, type CatalogueShop } from '../../../tests/support/catalogue/shop.ts';
import { callerOf } from '../../../tests/support/customers/customer.ts';
import { api, json } from '../../../tests/support/server/client.ts';
import { until } from '../../../tests/support/server/until.ts';

const client = '/api/v1/client';
const paths = ['audio-guide', 'category/1/audio', 'category/2/audio'];
const listOf = (path: string, query = '') => json<GuideList>(api(`${client}/${path}${query}`));

async function pagesOf(path: string, limit: number): Promise<GuideList[]> {
  const pages = [await listOf(path, `?limit=${limit}`)];
  for (let { next } = pages[0] ?? {}; next !== undefined; next = pages.at(-1)?.next) {
    pages.push(await listOf(path, `?limit=${limit}&cursor=${next}`));
  }
  return pages;
}

describe('a list of guides by pages', () => {
  test.each(paths)('%s: the whole list in its order, and how many there are', async (path) => {
    const { data, ...more } = await listOf(path);
    expect(more).toEqual({});
    const pages = await pagesOf(path, 5);
    expect(pages.flatMap((page) => page.data)).toEqual(data);
    expect(pages).toHaveLength(Math.ceil(data.length / 5));
    expect(pages.map(({ total }) => total)).toEqual([
      data.length,
      ...pages.slice(1).map(() => undefined),
    ]);
  });

  test.each(paths)('%s: a page that ends with the list has no next one', async (path) => {
    const { data } = await listOf(path);
    const all = Math.min(data.length, 99);
    expect(await listOf(path, `?limit=${all}`)).toEqual({
      data: data.slice(0, all),
      total: data.length,
    });
    expect((await listOf(path, `?limit=${data.length - 1}`)).next).toEqual(expect.any(String));
  });

  test.each(paths)('%s: nothing follows a cursor beyond the end', async (path) => {
    expect(await listOf(path, `?limit=5&cursor=${Number.MAX_SAFE_INTEGER}`)).toEqual({ data: [] });
  });

  test.each(paths)('%s: refuses a wrong limit or cursor, and a cursor alone', async (path) => {
    const wrong = {
      limit: ['0', '-1', '1.5', '100', 'abc', '', '1%00'].map((limit) => `limit=${limit}`),
      cursor: ['0', '-1', '1e3', 'abc', '', '1%00', '1'.repeat(17)].map(
        (at) => `limit=5&cursor=${at}`,
      ),
    };
    for (const [field, queries] of Object.entries(wrong)) {
      for (const query of queries) {
        const response = await api(`${client}/${path}?${query}`);
        const { errors } = (await response.json()) as ErrorBody;
        expect([query, response.status, Object.keys(errors ?? {})]).toEqual([query, 400, [field]]);
      }
    }
    expect((await api(`${client}/${path}?cursor=3`)).status).toBe(400);
  });

  test('404 for a category that does not exist', async () => {
    expect((await api(`${client}/category/999999/audio?limit=3`)).status).toBe(404);
  });
});

describe('a catalogue that is replaced between two pages', () => {
  let shop: CatalogueShop;
  beforeEach(async () => {
    shop = await makeShop();
  });
  afterEach(() => shop.close());

  test('gives no guide twice, and loses none of the rest', async () => {
    const { folder } = shop;
    await writeGuides(
      folder,
      ['arezzo', 'lucca', 'pisa', 'siena'].map((slug) => [slug, slug]),
    );
    const server = await shop.start();
    const { api: call } = callerOf(undefined, server.url);
    const page = async (query: string) => {
      const { data, next } = await json<GuideList>(
        call(`${client}/category/1/audio?limit=2${query}`),
      );
      return { titles: data.map(({ title }) => title), next };
    };
    const first = await page('');
    expect(first.titles).toEqual(['arezzo', 'lucca']);

    // The cursor's own guide leaves too.
    await removeFile(folder, 'guides/lucca');
    await writeFiles(folder, await guideFiles('volterra', 'volterra', 5));
    await shop.run('import', folder);
    await until(async () => (await onSaleAt(server)).has('volterra'));
    const second = await page(`&cursor=${first.next}`);
    expect(second.titles).toEqual(['pisa', 'siena']);
    expect(await page(`&cursor=${second.next}`)).toEqual({ titles: ['volterra'], next: undefined });
  });
});
