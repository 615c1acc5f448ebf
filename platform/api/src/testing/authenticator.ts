import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** The head of a CBOR item: its major type (3 text, 2 bytes, 5 map) and its length or value. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}

const cborText = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]);
const cborNumber = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborMap = (...items: Buffer[]) => Buffer.concat([head(5, items.length / 2), ...items]);

/** The server's options that an authenticator uses. */
interface Options {
  challenge?: unknown;
}

/** What an authenticator does differently. By default everything is valid. */
interface Tricks {
  origin?: string;
  /** Whether the user was verified, by fingerprint, face or PIN. */
  isUserVerified?: boolean;
}

/** Properties that differ between devices. */
interface Kind {
  idBytes?: number;
  /** How often it has signed before. */
  counter?: number;
}

/** A software authenticator: it handles passkeys like a phone. */
export function createAuthenticator(site: string, { idBytes = 16, counter = 0 }: Kind = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(idBytes);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => cborBytes(Buffer.from(text, 'base64url'));
  const numbers = [1, 2, 3, -7, -1, 1].map(cborNumber);
  const coseKey = cborMap(...numbers, cborNumber(-2), bytes(x), cborNumber(-3), bytes(y));

  const clientData = (type: string, { challenge }: Options, { origin = site }: Tricks) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (hasKey: boolean, { isUserVerified = true }: Tricks) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    const flags = 1 | (isUserVerified ? 4 : 0) | (hasKey ? 64 : 0);
    return Buffer.concat([sha256(new URL(site).hostname), Buffer.from([flags]), count]);
  };
  const credential = (response: Record<string, Buffer | string[]>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(
      Object.entries(response).map(([name, value]) => [
        name,
        Buffer.isBuffer(value) ? value.toString('base64url') : value,
      ]),
    ),
  });

  return {
    id: id.toString('base64url'),
    /** Creates the passkey, like `navigator.credentials.create`. */
    create(options: Options, tricks: Tricks = {}) {
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const authData = Buffer.concat([
        authenticatorData(true, tricks),
        Buffer.alloc(16),
        length,
        id,
        coseKey,
      ]);
      const format = [cborText('fmt'), cborText('none'), cborText('attStmt'), cborMap()];
      const attestationObject = cborMap(...format, cborText('authData'), cborBytes(authData));
      const clientDataJSON = clientData('webauthn.create', options, tricks);
      return credential({ clientDataJSON, attestationObject, transports: ['internal'] });
    },
    /** Signs with it, like `navigator.credentials.get`. */
    get(options: Options, tricks: Tricks = {}) {
      const clientDataJSON = clientData('webauthn.get', options, tricks);
      const data = authenticatorData(false, tricks);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      return credential({ clientDataJSON, authenticatorData: data, signature });
    },
  };
}
