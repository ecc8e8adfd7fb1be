/** The special price: for seven days after the first download of a free guide. */
import type { ErrorBody } from '../../../../contract/envelope.ts';
import type { WirePlan } from '../../../../contract/plans.ts';
import { api, json } from '../../../../tests/support/server/client.ts';
import {
  freshEmail,
  newCustomer,
  signedUpCustomer,
  type TestCustomer,
  setClockAhead,
} from '../../../../tests/support/customers/customer.ts';
import { data } from '../../../../tests/support/customers/owner.ts';
import { startOwnServer, stopOwnServer } from '../../../../tests/support/server/ownServer.ts';
import {
  requestPlan,
  buy,
  guideFor,
  guidesFor,
  ownedBy,
  pay,
  planNamed,
  put,
  urlOf,
} from '../../../../tests/support/customers/shop.ts';
import { mailboxOf } from './specialPrice.ts';

const DAY_MS = 86_400_000;

type Shopper = Pick<TestCustomer, 'api' | 'post'>;

const specialPlan = (shopper: Shopper): Promise<WirePlan> => planNamed(shopper, /speciale/);
const download = ({ api: ask }: Shopper, guideId: number): Promise<Response> =>
  ask(`/api/v1/users/download/${guideId}`);
const freeGuidesOf = async (shopper: Shopper) =>
  (await guidesFor(shopper)).filter(({ price }) => price === '0.00');

async function expectRefused(shopper: Shopper, planId: number): Promise<void> {
  const response = await requestPlan(shopper, planId);
  expect([response.status, (await json<ErrorBody>(response)).errors]).toEqual([
    400,
    { plan_id: ['This plan is no longer offered.'] },
  ]);
}

describe('the special price', () => {
  let customer: TestCustomer;
  beforeEach(async () => {
    customer = await newCustomer();
  });

  test('is inactive for visitors and new customers, and buying it is refused', async () => {
    const [own, visitors] = await Promise.all([
      data<WirePlan[]>(customer, 'subscriptions'),
      data<WirePlan[]>({ api }, 'subscriptions'),
    ]);
    expect(own).toEqual(visitors);
    const special = await specialPlan(customer);
    expect(special).toMatchObject({ price: '29.99', status: 'inactive' });
    expect(special).not.toHaveProperty('available_until');
    await expectRefused(customer, special.id);
  });

  test('does not begin with the download of a guide that was bought', async () => {
    const paid = (await guidesFor(customer)).find(({ price }) => price !== '0.00');
    await buy(customer, paid?.id ?? 0);
    expect((await download(customer, paid?.id ?? 0)).status).toBe(200);
    expect((await specialPlan(customer)).status).toBe('inactive');
  });

  // Shows.
  test('begins with the first download of a free guide, ends seven days later, and can be bought', async () => {
    const [first, second] = await freeGuidesOf(customer);
    const before = Date.now();
    expect((await download(customer, first?.id ?? 0)).status).toBe(200);
    const after = Date.now();
    const special = await specialPlan(customer);
    expect(special.status).toBe('active');
    const end = Date.parse(special.available_until ?? '');
    expect(end).toBeGreaterThanOrEqual(before + 7 * DAY_MS);
    expect(end).toBeLessThanOrEqual(after + 7 * DAY_MS);
    // Another free guide, or the same one again, does not extend it.
    await download(customer, second?.id ?? 0);
    await download(customer, first?.id ?? 0);
    expect(await specialPlan(customer)).toEqual(special);
    await pay(await urlOf(requestPlan(customer, special.id)));
    expect((await ownedBy(customer)).length).toBeGreaterThan(20);
    // Once in this week.
    expect((await specialPlan(customer)).status).toBe('inactive');
    await expectRefused(customer, special.id);
    // Other customers do not have it.
    expect((await specialPlan(await newCustomer())).status).toBe('inactive');
  });

  test('is offered once to a mailbox, whichever of its addresses an account has', async () => {
    const [local, host] = freshEmail().split('@');
    const one = await signedUpCustomer({ email: `${local}@${host}` });
    const other = await signedUpCustomer({ email: `${local}+again@${host}` });
    const [free] = await freeGuidesOf(one);
    for (const each of [one, other]) {
      expect((await download(each, free?.id ?? 0)).status).toBe(200);
    }
    expect((await specialPlan(one)).status).toBe('active');
    expect((await specialPlan(other)).status).toBe('inactive');
  });
});

test.each([
  ['ada+one@cicerone.example', 'ada@cicerone.example'],
  ['Ada.Rossi+b@gmail.com', 'adarossi@gmail.com'],
  ['ada.rossi@GoogleMail.com', 'adarossi@gmail.com'],
  ['ada.rossi@cicerone.example', 'ada.rossi@cicerone.example'],
])('mail to %s is in the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

describe('free guides', () => {
  test('are owned by every customer, who can hear all tracks and cannot buy them', async () => {
    const customer = await newCustomer();
    const free = await freeGuidesOf(customer);
    expect(free.length).toBeGreaterThanOrEqual(2);
    const guideId = free[0]?.id ?? 0;
    expect((await guideFor(customer, guideId)).purchase).toBe(true);
    const tracksFor = async (asker: { api: typeof api }) =>
      (await data<{ audio_content: { file_mp3: string }[] }>(asker, `audio-guide/${guideId}`))
        .audio_content;
    expect((await tracksFor(customer)).every(({ file_mp3 }) => file_mp3 !== '')).toBe(true);
    expect((await tracksFor({ api })).some(({ file_mp3 }) => file_mp3 === '')).toBe(true);
    await expect(put(customer, guideId)).rejects.toThrow('You own this guide already.');
  });
});

describe('the end of the special price', () => {
  afterEach(stopOwnServer);

  test('makes the plan inactive after seven days, and a new download does not renew it', async () => {
    const { url: base } = await startOwnServer();
    const customer = await newCustomer({ base });
    const guideId = (await freeGuidesOf(customer))[0]?.id ?? 0;
    expect((await download(customer, guideId)).status).toBe(200);
    expect((await specialPlan(customer)).status).toBe('active');

    await setClockAhead(base, (7 * DAY_MS) / 1000 + 60);
    expect((await download(customer, guideId)).status).toBe(200);
    const special = await specialPlan(customer);
    expect(special.status).toBe('inactive');
    await expectRefused(customer, special.id);
  });
});
