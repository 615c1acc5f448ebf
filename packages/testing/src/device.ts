import { createAuthenticator } from '@emberite/api/testing';
import { config } from '@emberite/sdk/config';

/** A device with passkeys, for tests whose environment has none. */
export interface Device {
  /** What the user does when the browser asks. A suggestion waits for {@link Device.pick}. */
  user: 'agrees' | 'cancels';
  /** Ids of the passkeys on the device, oldest first. */
  passkeys(): string[];
  /** Whether the page suggests passkeys in a field. */
  readonly suggests: boolean;
  /** The user picks the newest passkey from the suggestions. */
  pick(): void;
  unplug(): void;
}

type Authenticator = ReturnType<typeof createAuthenticator>;
type Created = ReturnType<Authenticator['create' | 'get']>;
interface Request {
  publicKey: { challenge: ArrayBuffer; excludeCredentials?: { id: ArrayBuffer }[] };
  mediation?: string;
  signal: AbortSignal;
}

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;
const text = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

/** What the authenticator made, as the browser hands it to the page. */
function toCredential({ response, ...made }: Created) {
  return {
    ...made,
    rawId: bytes(made.rawId),
    response: Object.fromEntries(
      Object.entries(response).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, bytes(value)]] : [],
      ),
    ),
    getClientExtensionResults: () => ({}),
  };
}

/** Gives this process a device that stores passkeys, as a browser does. */
export function plugInDevice(): Device {
  let kept: Authenticator[] = [];
  let picking: (() => void) | null = null;
  const device: Device = {
    user: 'agrees',
    passkeys: () => kept.map(({ id }) => id),
    get suggests() {
      return picking !== null;
    },
    pick: () => picking?.(),
    unplug() {
      Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
  const agree = () => {
    if (device.user === 'cancels') throw new DOMException('Cancelled.', 'NotAllowedError');
  };
  /** Waits for the user to pick a passkey, or for the page to cancel the request. */
  const picked = (signal: AbortSignal) =>
    new Promise<void>((done, failed) => {
      picking = done;
      signal.addEventListener('abort', () => failed(signal.reason as Error));
    }).finally(() => {
      picking = null;
    });

  const credentials = {
    async create({ publicKey: { challenge, excludeCredentials = [] } }: Request) {
      agree();
      const known = excludeCredentials.map(({ id }) => text(id));
      if (kept.some(({ id }) => known.includes(id))) {
        throw new DOMException('Already here.', 'InvalidStateError');
      }
      const created = createAuthenticator(config.siteUrl);
      kept.push(created);
      return toCredential(created.create({ challenge: text(challenge) }));
    },
    async get({ publicKey: { challenge }, mediation, signal }: Request) {
      if (mediation === 'conditional') await picked(signal);
      agree();
      const newest = kept.at(-1);
      if (!newest) throw new DOMException('No passkey.', 'NotAllowedError');
      return toCredential(newest.get({ challenge: text(challenge) }));
    },
  };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    configurable: true,
    // Pages only ask it questions.
    value: Object.assign(() => {}, {
      isConditionalMediationAvailable: async () => true,
      isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
      async signalUnknownCredential({ credentialId }: { credentialId: string }) {
        kept = kept.filter(({ id }) => id !== credentialId);
      },
    }),
  });
  return device;
}
