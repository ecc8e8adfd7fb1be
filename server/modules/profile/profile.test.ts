import type { ErrorBody } from '../../../contract/envelope.ts';
import type { ProfileResponse } from '../../../contract/profile.ts';
import { api, json } from '../../../tests/support/server/client.ts';
import {
  callerOf,
  freshEmail,
  mailsTo,
  newCustomer,
  signIn,
  type TestCustomer,
} from '../../../tests/support/customers/customer.ts';
import {
  requestPlan,
  buy,
  guideFor,
  guidesFor,
  pay,
  planNamed,
  urlOf,
} from '../../../tests/support/customers/shop.ts';

const data = '/api/v1/users/profile-data';
const update = '/api/v1/users/profile-update';

const profileOf = ({ api: call }: Pick<TestCustomer, 'api'>): Promise<ProfileResponse> =>
  json<ProfileResponse>(call(data));

let customer: TestCustomer;

describe('the profile', () => {
  beforeEach(async () => {
    customer = await newCustomer();
  });

  // Shows.
  test('of a new customer', async () => {
    const { name, email } = customer;
    expect(await profileOf(customer)).toEqual({
      data: { name, email, image: '', user_subscription: [], has_password: true },
      active_plan: null,
      guides: [],
    });
  });

  // Shows.
  test('what was paid, the plan and the guides bought', async () => {
    const [one, two] = await guidesFor(customer);
    await buy(customer, one?.id ?? 0);
    await pay(
      await urlOf(requestPlan(customer, (await planNamed(customer, /annual|annuale/i)).id)),
    );
    const { data: user, active_plan, guides } = await profileOf(customer);
    expect(user.user_subscription).toMatchObject([
      { guide_type: 'premium', currency: expect.any(String), type: expect.any(String) },
      { guide_type: 'single', paid_amount: one?.price },
    ]);
    expect(new Date(active_plan?.end ?? '').getTime()).toBeGreaterThan(Date.now() + 360 * 86_400e3);
    expect(guides).toEqual([{ ...one, purchase: true, wishList: false, whishlist: false }]);
    // With `fields=id`, ids in place of guides; no other field can be asked for.
    expect(await json(customer.api(`${data}?fields=id`))).toEqual({
      data: user,
      active_plan,
      guide_ids: [one?.id],
    });
    expect((await customer.api(`${data}?fields=title`)).status).toBe(400);
    // Covered by the plan, but not listed as bought.
    expect(await guideFor(customer, two?.id ?? 0)).toMatchObject({ ...two, purchase: true });
  });

  // Shows.
  test('a new name, in every kind of form', async () => {
    const multipart = new FormData();
    multipart.set('name', 'Terza');
    const forms = [
      [JSON.stringify({ name: 'Prima', email: '' }), 'Prima'],
      [new URLSearchParams({ name: ' Seconda ', email: '', password: '' }), 'Seconda'],
      [multipart, 'Terza'],
    ] as const;
    for (const [body, name] of forms) {
      const headers = typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined;
      const response = await customer.api(update, { method: 'POST', body, headers });
      expect(response.status).toBe(200);
      expect((await profileOf(customer)).data).toMatchObject({ name, email: customer.email });
    }
  });

  // Shows.
  test('what is absent, empty or the same is no change', async () => {
    for (const form of [{}, { name: '', email: '', password: '' }, { email: customer.email }]) {
      const response = await customer.post(update, form);
      expect(response.status).toBe(200);
      expect(await json(response)).toEqual({ message: 'Nothing was changed.' });
    }
    expect((await profileOf(customer)).data.email).toBe(customer.email);
    await signIn(customer);
  });

  test.each([
    ['name', ' '],
    ['name', 'x'.repeat(101)],
    ['name', 'a\nb'],
    ['name', 7],
    ['email', 'no-address'],
    ['email', ['a@b.example']],
    ['email', null],
    ['password', 'short'],
    ['password', 'password1'],
    ['password', 'x'.repeat(129)],
  ])('%s, number %#: 400 and nothing changed', async (field, value) => {
    const response = await customer.post(update, { name: 'Altra', [field]: value });
    expect(response.status).toBe(400);
    expect((await json<ErrorBody>(response)).errors).toHaveProperty(field);
    expect((await profileOf(customer)).data.name).toBe(customer.name);
  });

  test('fields that are not of this form, ids and prices say, are not read', async () => {
    const response = await customer.post(update, { id: 1, image: 'x', email_verified_at: null });
    expect(response.status).toBe(200);
    expect((await profileOf(customer)).data.image).toBe('');
  });

  test('a new password signs in, ends the other sessions and causes a mail', async () => {
    const other = callerOf(await signIn(customer));
    const password = 'un’altra parola lunga';
    const form = { password, current_password: customer.password };
    expect((await customer.post(update, form)).status).toBe(200);
    expect((await other.api(data)).status).toBe(401);
    expect((await customer.api(data)).status).toBe(200);
    await expect(signIn(customer)).rejects.toThrow('400');
    await signIn({ ...customer, password });
    expect((await mailsTo(customer.email))[0]?.subject).toBe('Your password was changed');
  });

  test.each([
    ['no current password', undefined],
    ['an empty one', ''],
    ['a wrong one', 'non è questa'],
  ])('403: email and password with %s; nothing is changed', async (_, current_password) => {
    for (const change of [{ email: freshEmail() }, { password: 'un’altra parola lunga' }]) {
      const response = await customer.post(update, { ...change, name: 'Altra', current_password });
      expect([response.status, (await json<ErrorBody>(response)).errors]).toEqual([
        403,
        { current_password: [expect.any(String)] },
      ]);
    }
    expect((await profileOf(customer)).data).toMatchObject({
      name: customer.name,
      email: customer.email,
    });
    await signIn(customer);
  });

  test('429: the eleventh wrong current password of an hour, though it is right', async () => {
    const change = { password: 'un’altra parola lunga' };
    for (let n = 0; n < 10; n += 1) {
      const wrong = await customer.post(update, { ...change, current_password: `no ${n}` });
      expect(wrong.status).toBe(403);
    }
    const right = { ...change, current_password: customer.password };
    const response = await customer.post(update, right);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600']);
  });

  test('visitors: 401', async () => {
    expect((await api(data)).status).toBe(401);
    const headers = { 'Content-Type': 'application/json' };
    const body = '{"name":"x"}';
    expect((await api(update, { method: 'POST', headers, body })).status).toBe(401);
  });
});
