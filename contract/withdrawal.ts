import { Type, type Static } from 'typebox';
import { Id } from './envelope.ts';

/**
 * The right of withdrawal, which the provider's API does not have.
 *
 * The 14 days of a guide end early when its buyer asks to listen at once and accepts that. A customer who is not asked, or
 * says 'Not yet', keeps the right: nothing is locked until then, and the app asks before it plays a paid track or
 * downloads one.
 *
 * - `GET users/consents`: bought guides that are not answered yet.
 * - `POST users/consents`: 'Start listening'; 201, again 200 with the first answer.
 * - `GET users/withdrawals`: what the customer can withdraw from, and what was withdrawn.
 * - `POST users/withdrawals`: withdraws; 201; 409 when the right has ended.
 * - `POST withdrawals`: without a sign-in; always 202 with the same text, and a mail if the order exists.
 * - `POST withdrawals/link` and `POST withdrawals/confirm`: what the mailed link leads to, and its confirmation, once for
 *   each position of the order; 404 for a link that is used, unknown or older than a day.
 */

const text = Type.String();
/** ISO 8601, UTC. */
const time = Type.String();

/** How many days a consumer has (art. 52 Codice del consumo). */
export const WITHDRAWAL_DAYS = 14;

/** Of a guide's title, as a BCP 47 tag. */
const language = Type.Optional(text);

const guide = { guide_id: Type.Integer(), title: text, language };

export const ConsentsResponse = Type.Object({ data: Type.Array(Type.Object(guide)) });
export type ConsentsResponse = Static<typeof ConsentsResponse>;

/** The language is the request's (`Accept-Language`); the version is of the text that was shown in it. */
export const ConsentRequest = Type.Object({
  guide_id: Id,
  version: Type.String({ maxLength: 20 }),
});
export type ConsentRequest = Static<typeof ConsentRequest>;

export const WireConsent = Type.Object({ ...guide, accepted_at: time });
export type WireConsent = Static<typeof WireConsent>;

/** One thing that can be withdrawn from: a guide of an order, or a plan. */
const position = {
  /** The number of the invoice, such as '2026-000012'. */
  order_number: text,
  /** The place in its order. */
  position: Type.Integer(),
  kind: Type.Union([Type.Literal('guide'), Type.Literal('plan')]),
  title: text,
  language,
  /** What is paid back: the price; of a plan, the part for the days that have not begun. */
  refund: text,
  currency: text,
};

export const WireWithdrawable = Type.Object({
  ...position,
  bought_at: time,
  /** The end of the last day, in the shop's time zone. */
  until: time,
});
export type WireWithdrawable = Static<typeof WireWithdrawable>;

export const WireWithdrawal = Type.Object({
  ...position,
  /** The second of the act. */
  received_at: time,
});
export type WireWithdrawal = Static<typeof WireWithdrawal>;

export const WithdrawalsResponse = Type.Object({
  data: Type.Array(WireWithdrawable),
  /** The latest first. */
  withdrawn: Type.Array(WireWithdrawal),
});
export type WithdrawalsResponse = Static<typeof WithdrawalsResponse>;

const chosen = {
  order_number: Type.String({ maxLength: 40 }),
  position: Type.Integer({ minimum: 0 }),
};

export const WithdrawalRequest = Type.Object(chosen);
export type WithdrawalRequest = Static<typeof WithdrawalRequest>;

export const GuestWithdrawalRequest = Type.Object({
  email: Type.String({ maxLength: 254 }),
  order_number: chosen.order_number,
});
export type GuestWithdrawalRequest = Static<typeof GuestWithdrawalRequest>;

/** The token of the mailed link, which is behind the '#' of its address: no log has it. */
export const WithdrawalLinkRequest = Type.Object({ token: Type.String({ maxLength: 100 }) });
export type WithdrawalLinkRequest = Static<typeof WithdrawalLinkRequest>;

export const WithdrawalLinkResponse = Type.Object({ data: Type.Array(WireWithdrawable) });
export type WithdrawalLinkResponse = Static<typeof WithdrawalLinkResponse>;

export const WithdrawalConfirmRequest = Type.Object({
  token: WithdrawalLinkRequest.properties.token,
  position: chosen.position,
});
export type WithdrawalConfirmRequest = Static<typeof WithdrawalConfirmRequest>;
