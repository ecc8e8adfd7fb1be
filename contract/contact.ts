import { Type, type Static } from 'typebox';

/** A message to the provider: 201, or 400 with the reason. */
export const ContactMessageRequest = Type.Object({
  name: Type.String(),
  email: Type.String(),
  subject: Type.String(),
  message: Type.String(),
});
export type ContactMessageRequest = Static<typeof ContactMessageRequest>;
