/**
 * An OpenID provider in its own process, for tests of social sign-in: `oidc-provider` has the real protocol (discovery,
 * PKCE, signed id tokens). It is an ES module, which Jest's VM cannot load. Its sign-in form is an address:
 * `<interaction>?as=<account>`, or `?as=` to cancel.
 */
import { createServer } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';

const [redirectUri = '', clientId = '', clientSecret = ''] = process.argv.slice(2);

/** `<subject>!<verified|unverified>!<email>!<name>` */
const readAccount = (id: string) => {
  const [sub = '', verified, email, name] = id.split('!');
  return { sub, email, email_verified: verified === 'verified', name };
};

const configuration: Configuration = {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  pkce: { required: () => true },
  conformIdTokenClaims: false,
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, id) => ({ accountId: id, claims: async () => readAccount(id) }),
  cookies: { keys: ['only for a test'] },
};

const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, configuration);
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    if (!url.pathname.startsWith('/interaction/')) return void answer(request, response);
    const account = url.searchParams.get('as') ?? '';
    const finish = async (): Promise<void> => {
      if (account === '') {
        const result = { error: 'access_denied', error_description: 'changed their mind' };
        return provider.interactionFinished(request, response, result);
      }
      const grant = new provider.Grant({ accountId: account, clientId });
      grant.addOIDCScope('openid email profile');
      const result = { login: { accountId: account }, consent: { grantId: await grant.save() } };
      return provider.interactionFinished(request, response, result);
    };
    finish().catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  process.send?.({ type: 'listening', issuer });
});
process.on('disconnect', () => process.exit(0));
