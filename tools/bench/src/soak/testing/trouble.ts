import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { codeIn, startTcpProxy } from '@emberite/api/testing';
import { startS3 } from '@emberite/objects/testing';
import { SMTPServer } from 'smtp-server';
import { listen } from '../../../../listen.ts';

/** How long the bucket is away, in ms. */
const away = 60_000;

/** How long a program may take to notice that it is back, in ms. */
const recovery = 15_000;

/** After how much silence the proxy in front of the site cuts a connection, in ms. */
const silence = 15_000;

/** Starts a mail server that says "later" to every third mail. Returns its port and the mails of each address. */
async function startMailServer() {
  const mails = new Map<string, string[]>();
  let asked = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      asked += 1;
      const later = Object.assign(new Error('Later'), { responseCode: 454 });
      done(asked % 3 === 0 ? later : null);
    },
    onData(stream, session, done) {
      void text(stream).then((source) => {
        const subject = /^Subject: (.*)$/m.exec(source)?.[1] ?? '';
        for (const { address } of session.envelope.rcptTo) {
          mails.set(address, [...(mails.get(address) ?? []), codeIn({ subject })]);
        }
        done();
      });
    },
  });
  // A client that hangs up is not a concern of the server.
  server.on('error', () => {});
  return {
    mails,
    port: await listen(server.server),
    end: () => new Promise<void>((done) => void server.close(done)),
  };
}

/** Starts what goes wrong around a site in the wild: one that will listen on a port. */
export async function startTrouble(port: number) {
  const [s3, mail, proxy] = await Promise.all([
    startS3(),
    startMailServer(),
    startTcpProxy(port, silence),
  ]);
  const url = `http://localhost:${proxy.port}`;
  const { S3_BUCKET, ...access } = s3.environment;
  let awayUntil = 0;
  return {
    /** Origin of the site: a proxy that cuts connections on which nothing is sent for 15 seconds. */
    url,
    /** Settings that make the site use the bucket and the mail server. */
    settings: {
      ...access,
      STORE_BUCKET: S3_BUCKET!,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      SITE_URL: url,
    },
    /** Takes the bucket away for a minute. */
    async takeBucketAway() {
      awayUntil = Infinity;
      await s3.pause();
      await wait(away);
      await s3.resume();
      awayUntil = Date.now() + recovery;
    },
    /** Whether something that began at a time, by `Date.now()`, may have failed because the bucket was away. */
    excuses: (began: number) => began < awayUntil,
    /** The code in the only mail to an address since the last call. Throws if there is none, or another. */
    codeFor(address: string) {
      const codes = mail.mails.get(address) ?? [];
      mail.mails.delete(address);
      if (codes.length !== 1) throw new Error(`${address} got ${codes.length} mails, not one.`);
      return codes[0]!;
    },
    async end() {
      await proxy.end();
      await mail.end();
      s3.stop();
    },
  };
}
