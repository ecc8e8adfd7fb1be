/** Library, home and profile on the wire, as schemas. */
import { Type } from 'typebox';
import type { AddToLibraryRequest, WireWish } from '../../../contract/library.ts';
import type {
  ProfileResponse,
  ProfileUpdateRequest,
  WireActivePlan,
  WireSession,
  WireUser,
  WireUserSubscription,
} from '../../../contract/profile.ts';
import type { ContactMessageRequest } from '../../../contract/subscribe.ts';
import { Id, orNull, wire } from '../../http/schemas.ts';
import { Guide } from '../catalogue/catalogueSchemas.ts';

const id = Type.Integer();
const text = Type.String();
const mayBeText = Type.Optional(text);

export const Wish = wire<WireWish>()(Type.Object({ id, audio_guide: Guide }));
export const AddToLibraryBody = wire<AddToLibraryRequest>()(Type.Object({ guide_id: Id }));

const UserSubscription = wire<WireUserSubscription>()(
  Type.Object({
    id,
    guide_type: Type.Union([Type.Literal('single'), Type.Literal('premium')]),
    paid_amount: text,
    currency: text,
    type: text,
    created_at: text,
  }),
);
const User = wire<WireUser>()(
  Type.Object({
    name: text,
    email: text,
    image: text,
    user_subscription: Type.Array(UserSubscription),
    has_password: Type.Optional(Type.Boolean()),
  }),
);
const ActivePlan = wire<WireActivePlan>()(Type.Object({ name: text, end: text }));

export const ProfileAnswer = wire<ProfileResponse>()(
  Type.Object({ data: User, active_plan: orNull(ActivePlan), guides: Type.Array(Guide) }),
);
export const ProfileUpdateBody = wire<ProfileUpdateRequest>()(
  Type.Object({
    name: mayBeText,
    email: mayBeText,
    password: mayBeText,
    current_password: mayBeText,
  }),
);
export const Session = wire<WireSession>()(
  Type.Object({
    id,
    device: text,
    signed_in_at: text,
    last_used_at: text,
    current: Type.Boolean(),
  }),
);

export const ContactBody = wire<ContactMessageRequest>()(
  Type.Object({ name: text, email: text, subject: text, message: text }),
);
