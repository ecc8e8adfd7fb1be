import { Type, type Static } from 'typebox';
import { orNull } from './envelope.ts';

/**
 * The customer's private feed for podcast apps. Not in the provider's API: `GET users/feed` returns its state, `POST
 * users/feed` makes it, or gives it another address and ends the former one, `DELETE users/feed` ends it.
 */
export const WireFeed = Type.Object({
  /** When its address was made, ISO 8601, UTC; null: there is no feed. */
  created_at: orNull(Type.String()),
  /** How many networks have read it in the last seven days. */
  networks: Type.Integer(),
});
export type WireFeed = Static<typeof WireFeed>;

/** The address is in this response alone: the server stores a hash of its key. */
export const WireNewFeed = Type.Object({ address: Type.String() });
export type WireNewFeed = Static<typeof WireNewFeed>;
