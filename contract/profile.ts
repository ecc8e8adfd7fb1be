import { Type, type Static } from 'typebox';
import { WireBilling } from './billing.ts';
import { orNull } from './envelope.ts';
import { WireGuide } from './guides.ts';
import { WireInvoice } from './invoices.ts';

/** Profile, payments and sessions. */

const id = Type.Integer();
const text = Type.String();
const maybeText = Type.Optional(text);

export const WireUserSubscription = Type.Object({
  id,
  /** What was bought: one guide, or a plan. */
  guide_type: Type.Union([Type.Literal('single'), Type.Literal('premium')]),
  paid_amount: text,
  currency: text,
  /** Payment method, such as 'stripe'. */
  type: text,
  /** ISO 8601, UTC. */
  created_at: text,
});
export type WireUserSubscription = Static<typeof WireUserSubscription>;

export const WireUser = Type.Object({
  name: text,
  email: text,
  /** Path below /storage/ with the widths; empty without a picture. */
  image: text,
  user_subscription: Type.Array(WireUserSubscription),
  /**
   * Not in the provider's API: whether a change of e-mail or password needs `current_password`. False for an account
   * that signs in only through an identity provider.
   */
  has_password: Type.Optional(Type.Boolean()),
});
export type WireUser = Static<typeof WireUser>;

export const WireActivePlan = Type.Object({
  name: text,
  /** ISO 8601, UTC; empty for a plan without end. */
  end: text,
});
export type WireActivePlan = Static<typeof WireActivePlan>;

export const ProfileResponse = Type.Object({
  data: WireUser,
  active_plan: orNull(WireActivePlan),
  /** Not in the provider's API: the last plan of a customer whose subscription has ended; otherwise absent. */
  ended_plan: Type.Optional(WireActivePlan),
  /** Bought guides. Guides that a subscription covers are not listed. Absent with `fields=id`. */
  guides: Type.Optional(Type.Array(WireGuide)),
  /** Not in the provider's API: the ids of the bought guides, with `fields=id` alone. */
  guide_ids: Type.Optional(Type.Array(id)),
});
export type ProfileResponse = Static<typeof ProfileResponse>;

/** Query of `GET users/profile-data`, not in the provider's API. */
export const ProfileQuery = Type.Object({
  /** The bought guides have their ids alone, so that the profile of a customer with many guides is small. */
  fields: Type.Optional(Type.Literal('id')),
});

/**
 * Absent or empty fields stay unchanged. A change of e-mail or password without the right `current_password` is refused
 * with 403; an account without a password needs a session that signed in less than ten minutes ago. A new e-mail takes
 * effect only after the link in the mail to it was opened: until then the profile has the old one, and `message` is
 * about that mail.
 */
export const ProfileUpdateRequest = Type.Object({
  name: maybeText,
  email: maybeText,
  password: maybeText,
  /** Not in the provider's API. */
  current_password: maybeText,
  /** Not in the provider's API: the language of mails, invoices and payment pages (languages.ts). */
  language: maybeText,
});
export type ProfileUpdateRequest = Static<typeof ProfileUpdateRequest>;

/** `POST users/profile-image`, as multipart/form-data. */
export const ProfileImageForm = Type.Object({
  image: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});

/**
 * Not in the provider's API: `GET users/sessions` returns a list of these, `DELETE users/sessions/{id}` and `DELETE
 * users/sessions` end one or all.
 */
export const WireSession = Type.Object({
  id,
  /** Such as 'Firefox on Windows'; empty if unknown. */
  device: text,
  /** ISO 8601, UTC. */
  signed_in_at: text,
  /** ISO 8601, UTC, rounded to the hour. */
  last_used_at: text,
  /** The session of this request. */
  current: Type.Boolean(),
});
export type WireSession = Static<typeof WireSession>;

/** ISO 8601, UTC; null: never. */
const maybeTime = orNull(text);
const guideAt = Type.Array(Type.Object({ guide: text, at: text }));

/** Not in the provider's API: `GET users/export` returns what the server has of the customer, for reading and reuse. */
export const WireExport = Type.Object({
  account: Type.Object({
    name: text,
    email: text,
    image: text,
    created_at: text,
    /** The issuers of the accounts through which the customer signs in. */
    signs_in_through: Type.Array(text),
  }),
  orders: Type.Array(
    Type.Object({
      number: id,
      status: text,
      amount: text,
      currency: text,
      created_at: text,
      settled_at: maybeTime,
      items: Type.Array(text),
    }),
  ),
  invoices: Type.Array(WireInvoice),
  /** Who the invoices are for (billing.ts). */
  billing: orNull(WireBilling),
  guides: guideAt,
  subscriptions: Type.Array(Type.Object({ name: text, starts_at: text, ends_at: maybeTime })),
  /** Answers to the question before the first play of a bought guide (withdrawal.ts). */
  consents: Type.Array(
    Type.Object({ guide: text, wording: text, version: text, language: text, at: text }),
  ),
  withdrawals: Type.Array(Type.Object({ title: text, amount: text, currency: text, at: text })),
  wishes: guideAt,
  cart: guideAt,
  recently_viewed: guideAt,
  /** Where the customer's devices are in their tracks (listening.ts); `position` in seconds. */
  listening: Type.Array(
    Type.Object({
      guide: text,
      track: text,
      position: Type.Number(),
      finished: Type.Boolean(),
      at: text,
    }),
  ),
  /** Bookmarks, notes, queued tracks and speeds (listening.ts). */
  shared: Type.Array(Type.Object({ kind: text, value: text, at: text })),
  devices: Type.Array(Type.Object({ device: text, signed_in_at: text, last_used_at: text })),
  messages: Type.Array(Type.Object({ subject: text, message: text, created_at: text })),
});
export type WireExport = Static<typeof WireExport>;

/** Not in the provider's API: `GET users/account` returns what `DELETE users/account` would do now. */
export const WireDeletion = Type.Object({
  /** How many invoices would be kept. */
  invoices: Type.Integer(),
  /** Why the account cannot be deleted yet, and until when. */
  postponed: orNull(text),
});
export type WireDeletion = Static<typeof WireDeletion>;

/**
 * Not in the provider's API: `DELETE users/account` deletes the account and ends all its sessions. It needs what a change
 * of the password needs (`ProfileUpdateRequest`). 409 while a payment page of the customer is open.
 */
export const AccountDeletionRequest = Type.Object({ current_password: maybeText });
export type AccountDeletionRequest = Static<typeof AccountDeletionRequest>;
