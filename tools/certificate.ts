import { generateKeyPairSync, sign } from 'node:crypto';

/** A value in DER, the encoding of certificates. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  const { length } = bytes;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  const size = length < 128 ? [length] : long;
  return Buffer.concat([Buffer.from([tag, ...size]), bytes]);
}

const sequence = (...content: Buffer[]) => der(0x30, ...content);
const text = (tag: number, value: string) => der(tag, Buffer.from(value));

/** Object identifiers, already encoded. */
const ids = {
  ecdsaWithSha256: der(0x06, Buffer.from('2a8648ce3d040302', 'hex')),
  commonName: der(0x06, Buffer.from('550403', 'hex')),
};

/** Makes a certificate for a host that nobody trusts, with its key. `until` is when it expires. */
export function createCertificate(
  host = 'localhost',
  until = '491231000000Z',
): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(ids.ecdsaWithSha256);
  const name = sequence(der(0x31, sequence(ids.commonName, text(0x0c, host))));
  const signed = sequence(
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(text(0x17, '000101000000Z'), text(0x17, until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', signed, privateKey));
  const certificate = sequence(signed, algorithm, signature).toString('base64');
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  };
}
