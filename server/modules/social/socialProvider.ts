/** The interface of an identity provider: Google has it, and the test consent page. */
import type { SocialSignInFailure } from '../../../contract/auth.ts';
import type { Checks } from './socialAccountStore.ts';

export interface ProviderPerson {
  issuer: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
}

export interface SocialProvider {
  /** Returns where the browser signs in, and what the response will be checked against. */
  start(redirectUri: string): Promise<{ address: URL; checks: Checks }>;
  /**
   * Returns the identity of the returning user. `callback` is the address with everything that the provider has added.
   * @throws SocialFailure
   */
  finish(callback: URL, checks: Checks): Promise<ProviderPerson>;
}

/** A sign-in that ends without a session, for a reason that the app shows. */
export class SocialFailure extends Error {
  override name = 'SocialFailure';
  constructor(
    readonly reason: SocialSignInFailure,
    cause?: unknown,
  ) {
    super(`Social sign-in: ${reason}`, { cause });
  }
}
