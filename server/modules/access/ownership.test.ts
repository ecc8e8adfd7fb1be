/** What a customer owns, on every answer that speaks of a guide, and in what may be heard. */
import type {
  WireLocation,
  WireObject,
  WireObjectSummary,
  WirePerson,
  WirePersonSummary,
} from '../../../contract/exhibits.ts';
import type { WireGuide } from '../../../contract/guides.ts';
import type { SearchResponse } from '../../../contract/search.ts';

import { api, describeServer, json } from '../../../tests/support/server/client.ts';
import type { TestCustomer } from '../../../tests/support/customers/customer.ts';
import { guideFor } from '../../../tests/support/customers/shop.ts';

import { data, newOwner } from '../../../tests/support/customers/owner.ts';

const client = '/api/v1/client';

let customer: TestCustomer;
let object: WireObjectSummary;
let guide: WireGuide;
const setUp = async (): Promise<void> => void ({ customer, object, guide } = await newOwner());

describeServer('flags of the asking customer', () => {
  beforeAll(setUp);

  test.each(['audio-guide', 'category/1/audio', 'own category'])('%s', async (path) => {
    const list = path.startsWith('own') ? `category/${guide.category_id}/audio` : path;
    const mine = await data<WireGuide[]>(customer, list);
    const visitors = await data<WireGuide[]>({ api }, list);
    expect(visitors.some(({ purchase, wishList }) => purchase || wishList)).toBe(false);
    // Free guides are every customer's.
    const owns = (one: WireGuide) => one.id === guide.id || one.price === '0.00';
    expect(mine).toEqual(visitors.map((one) => ({ ...one, purchase: owns(one) })));
  });

  test('the list is the same bytes when asked again, with an ETag of its own', async () => {
    const [first, again, visitor] = await Promise.all(
      [customer, customer, { api }].map((who) => who.api(`${client}/audio-guide`)),
    );
    const etag = first?.headers.get('etag') ?? '';
    expect(again?.headers.get('etag')).toBe(etag);
    expect(visitor?.headers.get('etag')).not.toBe(etag);
    const same = await customer.api(`${client}/audio-guide`, {
      headers: { 'If-None-Match': etag },
    });
    expect([same.status, same.headers.get('vary')]).toEqual([
      304,
      expect.stringMatching(/Authorization, Cookie/),
    ]);
  });

  // Shows.
  test('detail, search, and what persons, objects and places say of their guide', async () => {
    expect((await guideFor(customer, guide.id)).purchase).toBe(true);
    const found = await json<SearchResponse>(
      customer.post(`${client}/search`, { search: guide.title }),
    );
    expect(found.data.find(({ id }) => id === guide.id)?.purchase).toBe(true);
    const bought = found.data.filter(({ purchase, price }) => purchase && price !== '0.00');
    expect(bought).toHaveLength(1);
    const own = await data<WireObject>(customer, `object/${object.id}`);
    expect(own.audio_guide?.purchase).toBe(true);
    const persons = await data<WirePersonSummary[]>(customer, 'person');
    const person = await data<WirePerson>(customer, `person/${persons[0]?.id}`);
    expect(person.audio_guide?.purchase).toBe(person.audio_guide_id === guide.id);
    const place = await data<WireLocation>(customer, `location/${own.person_location?.id}`);
    expect(place.audio_guide?.purchase).toBe(place.audio_guide_id === guide.id);
  });
});
