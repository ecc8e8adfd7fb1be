/** Two servers on one PostgreSQL behave as one; accounts and checkout have their own tests of this. */
import sharp from 'sharp';
import type { Envelope } from '../../../contract/envelope.ts';
import type { WireGuide } from '../../../contract/guides.ts';
import type { WireWish } from '../../../contract/library.ts';
import type { ProfileResponse } from '../../../contract/profile.ts';
import { json, raw } from '../../../tests/support/server/client.ts';
import {
  callerOf,
  freshEmail,
  newCustomer,
  signIn,
  type TestCustomer,
} from '../../../tests/support/customers/customer.ts';
import {
  ownDatabase,
  startOwnServer,
  stopOwnServer,
} from '../../../tests/support/server/ownServer.ts';
import { guideFor, guidesFor } from '../../../tests/support/customers/shop.ts';

const users = '/api/v1/users';

describe('two servers on one database', () => {
  let urls: string[];
  let customer: TestCustomer;
  const at = (place: number) => callerOf(customer.token, urls[place]);
  const [here, there] = [() => at(0), () => at(1)];
  const profileAt = (caller: Pick<TestCustomer, 'api'>): Promise<ProfileResponse> =>
    json<ProfileResponse>(caller.api(`${users}/profile-data`));

  beforeAll(async () => {
    const env = { DATABASE_URL: await ownDatabase() };
    urls = [(await startOwnServer({ env })).url, (await startOwnServer({ env })).url];
  });
  afterAll(stopOwnServer);
  beforeEach(async () => {
    customer = await newCustomer({ base: urls[0] });
  });

  test("added to the library on one server, it is in the library and on the guide's page on the other", async () => {
    const guides = await guidesFor(there());
    const guide_id = guides[4]?.id ?? 0;
    expect((await here().post(`${users}/wishlist`, { guide_id })).status).toBe(201);
    expect((await there().post(`${users}/wishlist`, { guide_id })).status).toBe(200);
    const { data } = await json<Envelope<WireWish[]>>(there().api(`${users}/wishlist`));
    expect(data.map(({ id }) => id)).toEqual([guide_id]);
    for (const caller of [here(), there()]) {
      expect((await guideFor(caller, guide_id)).wishList).toBe(true);
    }
    const gone = `${users}/wishlist/delete/${guide_id}`;
    expect((await there().api(gone, { method: 'DELETE' })).status).toBe(200);
    expect((await guideFor(here(), guide_id)).wishList).toBe(false);
  });

  test('opened at one, first on the home page of the other in a moment', async () => {
    const id = (await guidesFor(here()))[6]?.id ?? 0;
    await guideFor(here(), id);
    const until = Date.now() + 5_000;
    let first: number | undefined;
    while (first !== id && Date.now() < until) {
      first = (await json<WireGuide[]>(there().api(`${users}/home-page`)))[0]?.id;
    }
    expect(first).toBe(id);
  });

  test('a picture sent to one is shown by the other, and the old one by neither', async () => {
    const picture = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#a63f24' },
    })
      .png()
      .toBuffer();
    const send = async (caller: Pick<TestCustomer, 'api'>): Promise<string> => {
      const body = new FormData();
      body.set('image', new Blob([Buffer.from(picture)]));
      expect((await caller.api(`${users}/profile-image`, { method: 'POST', body })).status).toBe(
        200,
      );
      return (await profileAt(there())).data.image;
    };
    const statuses = (image: string): Promise<number[]> =>
      Promise.all(
        urls.map(async (base) => {
          const variant = image.replace('96-192-384.webp', '192.avif');
          return (await raw(`/storage/${variant}`, { base })).status;
        }),
      );
    const old = await send(here());
    expect(await statuses(old)).toEqual([200, 200]);
    const image = await send(there());
    expect(await statuses(old)).toEqual([404, 404]);
    expect(await statuses(image)).toEqual([200, 200]);
  });

  test('a new name and password on one server apply on the other', async () => {
    const other = callerOf(await signIn(customer, urls[1]), urls[1]);
    const current_password = customer.password;
    const form = { name: 'Nuova', password: 'una parola nuova', current_password };
    expect((await here().post(`${users}/profile-update`, form)).status).toBe(200);
    expect((await profileAt(there())).data.name).toBe('Nuova');
    expect((await other.api(`${users}/profile-data`)).status).toBe(401);
    await signIn({ ...customer, password: form.password }, urls[1]);
  });

  test('they count the messages of a sender together', async () => {
    const message = { name: 'A', email: freshEmail(), subject: 'B', message: 'C' };
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const { post } = callerOf(undefined, urls[n % 2]);
        return (await post('/api/v1/client/contact-message', message)).status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });
});
