/** The wire types of accounts as schemas. What a field may hold is decided in accountsFields.ts. */
import { Type } from 'typebox';
import type {
  LinkRequest,
  MessageResponse,
  NewPasswordRequest,
  ResetRequest,
  ResetResponse,
  ResetVerificationRequest,
  ResetVerificationResponse,
  SessionResponse,
  SignInRequest,
  SignInResponse,
  SignUpRefusal,
  SignUpRequest,
  SignUpResponse,
  SignUpVerificationRequest,
} from '../../../contract/auth.ts';
import { wire } from '../../http/schemas.ts';

const text = Type.String();

export const SignUpBody = wire<SignUpRequest>()(
  Type.Object({ name: text, email: text, password: text }),
);
/** The mail has a link in place of a code. */
const sent_link = Type.Optional(Type.Boolean());

export const SignUpAnswer = wire<SignUpResponse>()(
  Type.Object({ otp_email: text, message: text, sent_link }),
);
export const SignUpRefused = wire<SignUpRefusal>()(
  Type.Object({
    message: text,
    otp_email: Type.Optional(text),
    sent_link,
  }),
);
export const SignUpVerificationBody = wire<SignUpVerificationRequest>()(
  Type.Object({ otp: text, otp_email: text }),
);

export const SignInBody = wire<SignInRequest>()(Type.Object({ email: text, password: text }));
export const SignInAnswer = wire<SignInResponse>()(
  Type.Object({ token: text, account: text, message: text }),
);
export const SessionAnswer = wire<SessionResponse>()(Type.Object({ token: text, account: text }));
export const LinkBody = wire<LinkRequest>()(Type.Object({ link: text }));
export const MessageAnswer = wire<MessageResponse>()(Type.Object({ message: text }));

export const ResetBody = wire<ResetRequest>()(Type.Object({ email: text }));
export const ResetAnswer = wire<ResetResponse>()(
  Type.Object({ token: text, message: text, sent_link }),
);
export const ResetVerificationBody = wire<ResetVerificationRequest>()(
  Type.Object({ otp: text, otp_token: text }),
);
export const ResetVerificationAnswer = wire<ResetVerificationResponse>()(
  Type.Object({ password_token: text, message: text }),
);
export const NewPasswordBody = wire<NewPasswordRequest>()(
  Type.Object({ new_password: text, confirm_password: text, password_token: text }),
);
