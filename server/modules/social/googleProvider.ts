/** Sign-in with Google or another OpenID provider: authorization code with PKCE, state and nonce, by openid-client. */
import * as oidc from 'openid-client';
import type { Google } from '../../config.ts';
import { SocialFailure, type SocialProvider } from './socialProvider.ts';

/** A browser waits for the response. */
const TIMEOUT_S = 8;

export function googleProvider({ issuer, clientId, clientSecret }: Google): SocialProvider {
  const server = new URL(issuer);
  let known: Promise<oidc.Configuration> | undefined;

  const discover = (): Promise<oidc.Configuration> => {
    // Read once; after a failure the next call reads it again.
    known ??= oidc
      .discovery(server, clientId, undefined, oidc.ClientSecretPost(clientSecret), {
        timeout: TIMEOUT_S,
        // Without TLS only if the settings name such an issuer, which only tests do.
        execute: server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        known = undefined;
        throw new SocialFailure('unavailable', error);
      });
    return known;
  };

  return {
    start: async (redirectUri) => {
      const provider = await discover();
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const checks = { state: oidc.randomState(), nonce: oidc.randomNonce(), codeVerifier };
      const address = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state: checks.state,
        nonce: checks.nonce,
      });
      return { address, checks };
    },

    finish: async (callback, { state, nonce, codeVerifier }) => {
      const provider = await discover();
      try {
        const tokens = await oidc.authorizationCodeGrant(provider, callback, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new SocialFailure('failed');
        const { iss, sub, email, email_verified, name } = claims;
        return {
          issuer: iss,
          subject: sub,
          email: typeof email === 'string' ? email : undefined,
          emailVerified: email_verified === true,
          name: typeof name === 'string' ? name : undefined,
        };
      } catch (error) {
        throw asFailure(error);
      }
    },
  };
}

/** By the error codes of RFC 6749, 4.1.2.1. */
const reasons = new Map<string, SocialFailure['reason']>([
  ['access_denied', 'cancelled'],
  ['server_error', 'unavailable'],
  ['temporarily_unavailable', 'unavailable'],
]);

function asFailure(error: unknown): SocialFailure {
  if (error instanceof SocialFailure) return error;
  if (error instanceof oidc.AuthorizationResponseError) {
    return new SocialFailure(reasons.get(error.error) ?? 'failed', error);
  }
  // Errors of `fetch` without a response, and of a failing provider.
  if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')) {
    return new SocialFailure('unavailable', error);
  }
  if (error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT') {
    return new SocialFailure('unavailable', error);
  }
  return new SocialFailure('failed', error);
}
