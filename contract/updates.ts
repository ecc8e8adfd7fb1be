import { Type, type Static } from 'typebox';

/** News. */
export const WireUpdate = Type.Object({
  id: Type.Integer(),
  /** 'product' links to the guide `reference_id`, any other type to the plans. */
  type: Type.String(),
  reference_id: Type.Integer(),
  image: Type.String(),
  title: Type.String(),
  sub_title: Type.String(),
  /** ISO 8601, UTC. */
  created_at: Type.String(),
});
export type WireUpdate = Static<typeof WireUpdate>;
