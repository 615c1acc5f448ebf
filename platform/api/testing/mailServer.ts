import { SMTPServer } from 'smtp-server';
import { listen } from '../../../tools/listen.ts';

const decoded = (encoding: string, body: string): string => {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(encoding)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

/** Reads the parts of a mail's source, whatever they are nested in. */
function read(to: string, source: string) {
  const parts = source.split(/^--[^\r\n]+\r\n/m).map((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n');
    const header = (name: string) =>
      new RegExp(`^${name}: (.*(?:\\r\\n\\s.*)*)`, 'im').exec(head)?.[1] ?? '';
    const type = header('Content-Type');
    return {
      type,
      header,
      body: decoded(header('Content-Transfer-Encoding'), body.join('\r\n\r\n')),
    };
  });
  const calendar = parts.find(({ type }) => type.startsWith('text/calendar'));
  const method = /method=(\w+)/i.exec(calendar?.type ?? '')?.[1];
  const subject = (parts[0]?.header('Subject') ?? '').replace(/\r\n\s/g, ' ');
  return {
    to,
    subject: subject.replace(/=\?UTF-8\?Q\?(.*?)\?=\s?/gi, (_, text: string) =>
      decoded('quoted-printable', text.replaceAll('_', ' ')),
    ),
    text: parts.find(({ type }) => type.startsWith('text/plain'))?.body ?? '',
    /** The file for calendars, and the method of its part; undefined without one. */
    calendar: calendar && method ? { method, content: calendar.body } : undefined,
  };
}

/** What a mail server refuses: mails with a calendar file, all of them or those to one address. */
interface Refusal {
  responseCode: number;
  to?: string;
}

/** A real mail server on this machine that accepts everything but what it is told to refuse. */
export async function startMailServer() {
  const mails: ReturnType<typeof read>[] = [];
  const refused: string[] = [];
  let refusal: Refusal | null = null;
  let hold: ((to: string) => Promise<void>) | null = null;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString('latin1')));
      stream.on('end', () => {
        const addresses = envelope.rcptTo.map(({ address }) => address);
        if (refusal && source.includes('text/calendar')) {
          const { responseCode, to } = refusal;
          if (!to || addresses.includes(to)) {
            refused.push(...addresses);
            return done(Object.assign(new Error('Refused'), { responseCode }));
          }
        }
        const accept = () => {
          for (const address of addresses) {
            mails.push(read(address, Buffer.from(source, 'latin1').toString()));
          }
          done();
        };
        const holding = hold?.(addresses.join());
        hold = null;
        return holding ? void holding.then(accept) : accept();
      });
    },
  });
  return {
    url: `smtp://127.0.0.1:${await listen(smtp.server)}`,
    /** The mails to an address, newest first. */
    to: (address: string) => mails.filter((mail) => mail.to === address).toReversed(),
    /** The address of each mail that it has refused. */
    refused,
    refuseCalendars(what: Refusal | null): void {
      refusal = what;
    },
    /** Accepts the next mail only once `release` is called. `held` is its address. */
    holdNext() {
      const arrival = Promise.withResolvers<string>();
      const release = Promise.withResolvers<void>();
      hold = (to) => {
        arrival.resolve(to);
        return release.promise;
      };
      return { held: arrival.promise, release: release.resolve };
    },
    close: () => new Promise<void>((closed) => void smtp.close(() => closed())),
  };
}
