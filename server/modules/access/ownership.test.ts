/** What a customer owns: in every response with guides, and in what may be played. */
import type {
  WireLocation,
  WireObject,
  WireObjectSummary,
  WirePerson,
  WirePersonSummary,
} from '../../../contract/exhibits.ts';
import type { WireGuide } from '../../../contract/guides.ts';
import type { SearchResponse } from '../../../contract/search.ts';

import { api, json } from '../../../tests/support/server/client.ts';
import type { TestCustomer } from '../../../tests/support/customers/customer.ts';
import { buy, guideFor } from '../../../tests/support/customers/shop.ts';

import { data, newOwner } from '../../../tests/support/customers/owner.ts';

const client = '/api/v1/client';

let customer: TestCustomer;
let object: WireObjectSummary;
let guide: WireGuide;
const setUp = async (): Promise<void> => void ({ customer, object, guide } = await newOwner());

describe('a customer who owns a guide', () => {
  beforeAll(setUp);

  test.each(['audio-guide', 'category/1/audio', 'category/1/audio?limit=24', 'own category'])(
    'gets the list that a visitor gets (%s)',
    async (path) => {
      const list = path.startsWith('own') ? `category/${guide.category_id}/audio` : path;
      const [mine, visitors] = await Promise.all(
        [customer, { api }].map((who) => who.api(`${client}/${list}`)),
      );
      const etag = visitors?.headers.get('etag') ?? '';
      expect(mine?.headers.get('etag')).toBe(etag);
      const text = (await mine?.text()) ?? '';
      expect(text).toBe(await visitors?.text());
      expect(text).not.toMatch(/"(?:purchase|wishList|whishlist)"/);
      const same = await customer.api(`${client}/${list}`, { headers: { 'If-None-Match': etag } });
      expect(same.status).toBe(304);
    },
  );

  // Shows.
  test('reads so in details, in the search, and at persons, objects and places', async () => {
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
    expect(person.audio_guide?.purchase).toBe(false);
    const place = await data<WireLocation>(customer, `location/${own.person_location?.id}`);
    expect(place.audio_guide?.purchase).toBe(place.audio_guide_id === guide.id);
    // No person belongs to the guide that is owned until here.
    await buy(customer, person.audio_guide_id);
    const theirs = await data<WirePerson>(customer, `person/${person.id}`);
    expect(theirs.audio_guide?.purchase).toBe(true);
  });
});
