import type { WireCreditNote, WireInvoice } from '../../../../contract/invoices.ts';
import type {
  ProfileResponse,
  WireActivePlan,
  WireDeletion,
  WireSession,
  WireUser,
  WireUserSubscription,
} from '../../../../contract/profile.ts';
import type { WireGuide } from '../../../../contract/guides.ts';
import { toGuide } from '../catalogue/decodeGuide.ts';
import { toPicture } from '../catalogue/picture.ts';
import {
  nonNegativeNumber,
  decimal,
  list,
  optionalText,
  record,
  text,
  WireError,
} from '../wire.ts';

function toBillingRecord(value: unknown) {
  const wire = record<WireUserSubscription>(value, 'billing record');
  return {
    /** The payment's id, and that of its invoice. */
    id: nonNegativeNumber(wire, 'id'),
    /** One or several bought guides, or a plan. */
    kind: wire.guide_type === 'premium' ? ('premium' as const) : ('single' as const),
    amount: decimal(wire, 'paid_amount'),
    currency: optionalText(wire, 'currency'),
    /** Payment method, such as 'stripe'. */
    paidThrough: optionalText(wire, 'type'),
    /** ISO 8601, UTC. */
    date: text(wire, 'created_at'),
  };
}

/** One payment, as the profile's billing list shows it. */
export type BillingRecord = ReturnType<typeof toBillingRecord>;

function toActivePlan(value: unknown) {
  if (value === null || value === undefined) return null;
  const wire = record<WireActivePlan>(value, 'active_plan');
  return {
    name: text(wire, 'name'),
    /** ISO 8601, UTC; null for a lifetime. */
    end: optionalText(wire, 'end') || null,
  };
}

export type ActivePlan = NonNullable<ReturnType<typeof toActivePlan>>;

const toId = (guide: unknown): number => nonNegativeNumber(record<WireGuide>(guide, 'guide'), 'id');

/** Decodes the profile, with ids or with guides: a provider ignores `fields=id`. @throws WireError */
export function toProfile(value: unknown) {
  const wire = record<ProfileResponse>(value, 'profile');
  const user = record<WireUser>(wire.data, 'data');
  const image = optionalText(user, 'image');
  const endedPlan = toActivePlan(wire.ended_plan);
  return {
    name: text(user, 'name'),
    email: text(user, 'email'),
    /** Null without a picture. */
    image: image === '' ? null : toPicture(image),
    /** Also false if the server does not say: then no form asks for the current password. */
    hasPassword: user.has_password === true,
    billing: list(user.user_subscription, 'user_subscription', toBillingRecord),
    plan: toActivePlan(wire.active_plan),
    /** The last plan of a customer without an active one; absent if there was none, or if the server does not say. */
    ...(endedPlan && { endedPlan }),
    /** The ids of bought guides; guides that a plan covers are not listed. */
    guideIds: wire.guide_ids
      ? list(wire.guide_ids, 'guide_ids', (id) => nonNegativeNumber({ id }, 'id'))
      : list(wire.guides, 'guides', toId),
  };
}

/** The customer and the active plan. */
export type Profile = ReturnType<typeof toProfile>;

/** Decodes the profile with the bought guides. @throws WireError */
export function toPurchases(value: unknown) {
  const { guides } = record<ProfileResponse>(value, 'profile');
  return { ...toProfile(value), guides: list(guides, 'guides', toGuide) };
}

/** The profile with the bought guides themselves, for where they are listed. */
export type Purchases = ReturnType<typeof toPurchases>;

const creditReasons = ['dispute', 'won', 'refund_failed'] as const;

function toCreditNote(value: unknown) {
  const wire = record<WireCreditNote>(value, 'credit note');
  return {
    id: nonNegativeNumber(wire, 'id'),
    /** Such as 'NC-2026-000003'. */
    number: text(wire, 'number'),
    date: text(wire, 'created_at'),
    amount: decimal(wire, 'amount'),
    /** 'won' takes back the credit note of a dispute that the shop has won, 'refund_failed' that of a rejected refund. */
    reason: creditReasons.find((one) => one === wire.reason) ?? ('refund' as const),
  };
}

export type CreditNote = ReturnType<typeof toCreditNote>;

/** Decodes a session. @throws WireError */
export function toSignedInDevice(value: unknown) {
  const wire = record<WireSession>(value, 'session');
  return {
    id: nonNegativeNumber(wire, 'id'),
    /** Such as 'Firefox on Windows'; '' if unknown. */
    device: optionalText(wire, 'device'),
    /** ISO 8601. */
    lastUsed: text(wire, 'last_used_at'),
    /** This browser. */
    isCurrent: wire.current === true,
  };
}

/** A browser in which the customer is signed in. */
export type SignedInDevice = ReturnType<typeof toSignedInDevice>;

/** Decodes what a deletion of the account would keep. @throws WireError */
export function toPlannedDeletion(value: unknown) {
  const wire = record<WireDeletion>(value, 'deletion');
  return {
    invoices: nonNegativeNumber(wire, 'invoices'),
    /** Why it must wait, and until when; '' if it need not. */
    postponed: optionalText(wire, 'postponed'),
  };
}

export type PlannedDeletion = ReturnType<typeof toPlannedDeletion>;

/** Decodes an invoice. @throws WireError */
export function toInvoice(value: unknown) {
  const wire = record<WireInvoice>(value, 'invoice');
  const languages = list(wire.languages ?? [], 'languages', (each) => each);
  return {
    id: nonNegativeNumber(wire, 'id'),
    /** Such as '2026-000012'. */
    number: text(wire, 'number'),
    /** What was bought, one line for each item; an unknown language is the catalogue's. */
    positions: list(wire.positions, 'positions', (each) => {
      if (typeof each !== 'string') throw new WireError('a position is not a text');
      return each;
    }).map((title, index) => {
      const lang = languages[index];
      return { title, lang: typeof lang === 'string' ? lang : undefined };
    }),
    /** It was refunded or is disputed, and what it paid for is locked. */
    isEnded: wire.ended === true,
    /** Oldest first; other providers have none. */
    creditNotes: wire.credit_notes ? list(wire.credit_notes, 'credit_notes', toCreditNote) : [],
  };
}

export type Invoice = ReturnType<typeof toInvoice>;
