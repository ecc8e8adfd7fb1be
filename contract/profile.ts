import type { WireGuide } from './catalogue.ts';

/** Profile and billing. */

export interface WireUserSubscription {
  id: number;
  /** What was bought: one guide, or a plan. */
  guide_type: 'single' | 'premium';
  paid_amount: string;
  currency: string;
  /** How it was paid, such as 'stripe'. */
  type: string;
  /** ISO 8601, UTC. */
  created_at: string;
}

export interface WireUser {
  name: string;
  email: string;
  /** Path below /storage/ that names its widths, or empty: no picture yet. */
  image: string;
  user_subscription: WireUserSubscription[];
  /**
   * Ours beside the provider's fields: whether a change of e-mail or password needs `current_password`. False for
   * who signs in through an identity provider alone.
   */
  has_password?: boolean;
}

export interface WireActivePlan {
  name: string;
  /** ISO 8601, UTC; empty for a plan without end. */
  end: string;
}

export interface ProfileResponse {
  data: WireUser;
  active_plan: WireActivePlan | null;
  /** The guides owned: bought singly. A subscription covers the rest without listing them. */
  guides: WireGuide[];
}

/**
 * Every field may be left out or empty: it stays as it is. A change of e-mail or password is refused with 403
 * without the right `current_password`; an account without a password needs a session that was signed in less than
 * ten minutes ago. A new e-mail counts only when the link sent to it was followed: until then the profile shows the
 * old one, and `message` says so.
 */
export interface ProfileUpdateRequest {
  name?: string;
  email?: string;
  password?: string;
  /** Ours beside the provider's fields. */
  current_password?: string;
}

/** Ours: `GET users/sessions` answers a list of them, `DELETE users/sessions/{id}` and `DELETE users/sessions` end one or all. */
export interface WireSession {
  id: number;
  /** Such as 'Firefox on Windows'; empty when unknown. */
  device: string;
  /** ISO 8601, UTC. */
  signed_in_at: string;
  /** ISO 8601, UTC, to the hour. */
  last_used_at: string;
  /** The one that asks. */
  current: boolean;
}

export interface WireInvoice {
  id: number;
  /** Such as '2026-000012'. */
  number: string;
  created_at: string;
  paid_amount: string;
  currency: string;
  /** What was bought, one line a position. */
  positions: string[];
  /** Its money went back, or is disputed: what it bought can no longer be heard. */
  ended?: boolean;
  /** Oldest first. */
  credit_notes?: WireCreditNote[];
}

export interface WireCreditNote {
  id: number;
  /** Such as 'NC-2026-000003', in a series of its own. */
  number: string;
  created_at: string;
  /** Exact, in the invoice's currency. */
  amount: string;
  /** 'won' takes back what a credit note for a dispute had credited: the dispute was decided for the shop. */
  reason: 'refund' | 'dispute' | 'won';
}
