import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { listen } from '../../../tools/listen.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Starts an issuer on this machine for the client `clientId`, in place of a sign-in provider. Any code gets a token,
 * with any claims that a test wants.
 */
export async function startIssuer(clientId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = {
    url: '',
    /** The claims of its next id tokens, besides issuer and audience. */
    claims: {} as Record<string, unknown>,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  const idToken = () => {
    const iat = Math.floor(Date.now() / 1000);
    const whole = { iss: issuer.url, aud: clientId, iat, exp: iat + 60, ...issuer.claims };
    const text = `${encode({ alg: 'ES256' })}.${encode(whole)}`;
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
  };
  const responseTo = (path: string): object => {
    if (path === '/token') {
      return { access_token: 'none', token_type: 'bearer', id_token: idToken() };
    }
    if (path === '/jwks') return { keys: [publicKey.export({ format: 'jwk' })] };
    return {
      issuer: issuer.url,
      authorization_endpoint: `${issuer.url}/authorize`,
      token_endpoint: `${issuer.url}/token`,
      jwks_uri: `${issuer.url}/jwks`,
      id_token_signing_alg_values_supported: ['ES256'],
    };
  };
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(responseTo(request.url ?? '')));
  });
  issuer.url = `http://127.0.0.1:${await listen(server)}`;
  return issuer;
}

export type Issuer = Awaited<ReturnType<typeof startIssuer>>;
