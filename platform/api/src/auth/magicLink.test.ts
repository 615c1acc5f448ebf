import { createHook } from 'node:async_hooks';
import { describe, expect, test } from 'vitest';
import { day, hour, minute } from '../clock.ts';
import { codeIn, secretIn, signIn, startTestApi } from '../testing/index.ts';
import type { Browser, TestApi } from '../testing/index.ts';
import { afterMany } from '../../testing/afterMany.ts';
import { useTestApi } from '../../testing/useTestApi.ts';
import { isFull } from '../../../../tools/sample.ts';

const api = useTestApi({ SITE_URL: 'https://ember.example' });

const send = async (email: string) => {
  await api.browser().post('/api/auth/magic-link/send', { email });
  return api.mailTo(email);
};
const tryCode = (email: string, code: string) =>
  api.browser().post('/api/auth/magic-link/code', { email, code });
const trySecret = (email: string, secret: string) =>
  api.browser().post('/api/auth/magic-link/secret', { email, secret });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

test('the code signs in, whatever the case of the address', async () => {
  const browser = api.browser();
  await browser.post('/api/auth/magic-link/send', { email: '  Code@People.Example ' });
  const code = codeIn(await api.mailTo('code@people.example'));
  const response = await browser.post('/api/auth/magic-link/code', {
    email: 'CODE@people.example',
    code: ` ${code} `,
  });
  expect([response.status, response.body]).toEqual([200, { email: 'code@people.example' }]);
  expect((await browser.get('/api/users/currentUser')).body).toEqual({
    id: 'code@people.example',
    identities: [{ provider: 'magic-link', userId: 'code@people.example' }],
    location: null,
    place: null,
    hasProfile: false,
    roadmaps: {},
    ownedInvites: [],
  });
});

test('the link leads to the site and its secret signs in', async () => {
  const mail = await send('link+tag@people.example');
  const link = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '');
  expect(link.origin + link.pathname).toBe('https://ember.example/login/magic-link');
  expect(link.searchParams.get('email')).toBe('link+tag@people.example');
  const response = await trySecret('link+tag@people.example', secretIn(mail));
  expect([response.status, response.body]).toEqual([200, { email: 'link+tag@people.example' }]);
});

test('the code and the link work once between them', async () => {
  const mail = await send('once@people.example');
  expect((await tryCode('once@people.example', codeIn(mail))).status).toBe(200);
  expect((await tryCode('once@people.example', codeIn(mail))).status).toBe(400);
  expect((await trySecret('once@people.example', secretIn(mail))).status).toBe(400);
});

test('if two use the same code at once, one gets in', async () => {
  const mail = await send('twice@people.example');
  const code = codeIn(mail);
  const responses = await Promise.all([1, 2, 3].map(() => tryCode('twice@people.example', code)));
  expect(responses.map((response) => response.status).toSorted()).toEqual([200, 400, 400]);
});

test('after five wrong codes the right one does not work', async () => {
  const mail = await send('six@people.example');
  const code = codeIn(mail);
  for (let tries = 0; tries < 5; tries += 1) {
    const { status, body } = await tryCode('six@people.example', wrong(code));
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'wrong-code' })]);
  }
  expect((await tryCode('six@people.example', code)).status).toBe(400);
});

test.runIf(isFull)('many wrong codes at once get only five attempts', async () => {
  const mail = await send('crowd@people.example');
  const code = codeIn(mail);
  await Promise.all(Array.from({ length: 12 }, () => tryCode('crowd@people.example', wrong(code))));
  expect((await tryCode('crowd@people.example', code)).status).toBe(400);
});

test.runIf(isFull)('the fifth attempt may be right', async () => {
  const code = codeIn(await send('five@people.example'));
  for (let tries = 0; tries < 4; tries += 1) await tryCode('five@people.example', wrong(code));
  expect((await tryCode('five@people.example', code)).status).toBe(200);
});

test.runIf(isFull)(
  'each mail works for its own fifteen minutes, once, however many come after it',
  async () => {
    const email = 'newer@people.example';
    const mails = [await send(email), await send(email), await send(email)];
    for (const mail of mails) expect((await tryCode(email, codeIn(mail))).status).toBe(200);
    for (const mail of mails) expect((await tryCode(email, codeIn(mail))).status).toBe(400);
    const older = await send(email);
    api.pass(10 * minute);
    const newer = await send(email);
    api.pass(5 * minute);
    expect(await trySecret(email, secretIn(older))).toMatchObject({
      status: 400,
      body: { code: 'newer-link' },
    });
    expect((await trySecret(email, secretIn(newer))).status).toBe(200);
    expect(await trySecret(email, secretIn(older))).toMatchObject({ body: { code: 'wrong-link' } });
    await send(email);
    api.pass(minute);
    const newest = await send(email);
    expect((await tryCode(email, codeIn(newest))).status).toBe(200);
    // An earlier one still works, but this is the newest.
    expect(await trySecret(email, secretIn(newest))).toMatchObject({
      body: { code: 'wrong-link' },
    });
  },
);

test.runIf(isFull).each(['late', 'used'] as const)(
  'a code that is %s costs the newer one no try',
  async (why) => {
    const email = `${why}@retired.example`;
    const older = codeIn(await send(email));
    if (why === 'used') await tryCode(email, older);
    else api.pass(14 * minute);
    const newer = codeIn(await send(email));
    api.pass(minute);
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await tryCode(email, older)).status).toBe(400);
    }
    expect((await tryCode(email, newer)).status).toBe(200);
  },
);

test.runIf(isFull)(
  'a wrong code counts against every code that is out, and a new mail brings five more',
  async () => {
    const email = 'tired@people.example';
    const older = codeIn(await send(email));
    for (let tries = 0; tries < 5; tries += 1) await tryCode(email, wrong(older));
    const newer = codeIn(await send(email));
    for (let tries = 0; tries < 4; tries += 1) await tryCode(email, wrong(newer));
    // Its tries are over, but who has read it is not guessing.
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await tryCode(email, older)).status).toBe(400);
    }
    expect((await tryCode(email, newer)).status).toBe(200);
    const last = [codeIn(await send(email)), codeIn(await send(email))];
    for (let tries = 0; tries < 5; tries += 1) await tryCode(email, wrong(last[0] ?? ''));
    for (const code of last) expect((await tryCode(email, code)).status).toBe(400);
  },
);

test.runIf(isFull)(
  'a code works after its network has changed, and beside one that was sent there',
  async () => {
    const email = 'moves@people.example';
    const at = (client: string) => ({ 'x-forwarded-for': client });
    const ask = (client: string) =>
      api.browser().post('/api/auth/magic-link/send', { email }, at(client));
    await ask('203.0.113.60');
    const code = codeIn(await api.mailTo(email));
    await ask('203.0.113.61');
    const given = { email, code };
    const entered = await api
      .browser()
      .post('/api/auth/magic-link/code', given, at('203.0.113.61'));
    expect(entered.status).toBe(200);
  },
);

test.runIf(isFull)('housemates behind one address keep their own codes', async () => {
  const [hers, his] = [await send('hers@house.example'), await send('his@house.example')];
  for (let tries = 0; tries < 5; tries += 1) {
    await tryCode('his@house.example', wrong(codeIn(his)));
  }
  expect((await tryCode('hers@house.example', codeIn(hers))).status).toBe(200);
});

test('code and link live for 15 minutes', async () => {
  const late = await send('late@people.example');
  api.pass(15 * minute);
  expect((await tryCode('late@people.example', codeIn(late))).status).toBe(400);
  const { status, body } = await trySecret('late@people.example', secretIn(late));
  expect([status, body]).toEqual([400, expect.objectContaining({ code: 'wrong-link' })]);
  const soon = await send('late@people.example');
  api.pass(14 * minute);
  expect((await tryCode('late@people.example', codeIn(soon))).status).toBe(200);
});

test("somebody else's code does not work", async () => {
  const mail = await send('hers@people.example');
  await send('his@people.example');
  expect((await trySecret('his@people.example', secretIn(mail))).status).toBe(400);
  expect((await tryCode('nobody@people.example', '123456')).status).toBe(400);
});

test('known and unknown addresses get the same response', async () => {
  await api.signedIn('known@people.example');
  const ask = (email: string) => api.browser().post('/api/auth/magic-link/send', { email });
  const [known, unknown] = [await ask('known@people.example'), await ask('new@people.example')];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
});

test('a wrong code takes as long for an address that never got a mail', async () => {
  let hashes = 0;
  // The slow hashes are what takes long.
  const hook = createHook({
    init(_, type) {
      if (type === 'SCRYPTREQUEST') hashes += 1;
    },
  });
  const costOf = async (email: string, code: string) => {
    hashes = 0;
    hook.enable();
    await tryCode(email, code);
    hook.disable();
    return hashes;
  };
  for (let link = 0; link < 4; link += 1) {
    const code = wrong(codeIn(await send(`timed${link}@people.example`)));
    expect(await costOf(`timed${link}@people.example`, code)).toBe(1);
    expect(await costOf(`never${link}@people.example`, code)).toBe(1);
  }
});

test.each(['', 'nobody', 'a@b', 'a@b.example\nBcc: c@d.example', `${'a'.repeat(250)}@b.example`])(
  'no message goes to %j',
  async (email) => {
    const response = await api.browser().post('/api/auth/magic-link/send', { email });
    expect([response.status, response.body]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid-input' }),
    ]);
  },
);

test('a code that is not 6 digits is refused before it counts as a try', async () => {
  const { body } = await tryCode('short@people.example', '12345');
  expect(body).toMatchObject({ code: 'invalid-input', message: 'The code must have 6 digits.' });
});

test('an address gets five mails in 15 minutes', async () => {
  const browser = api.browser();
  const ask = () => browser.post('/api/auth/magic-link/send', { email: 'flood@people.example' });
  for (let sent = 0; sent < 5; sent += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect([refused.status, refused.body]).toEqual([
    429,
    expect.objectContaining({
      code: 'too-many-requests',
      message: 'We have already sent you several emails. Use the newest one, or wait 15 minutes.',
    }),
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  api.pass(15 * minute);
  expect((await ask()).status).toBe(200);
});

test.runIf(isFull)(
  'a client may request a hundred mails an hour, without affecting another client',
  async () => {
    const ask = (client: string, index: number) =>
      api
        .browser()
        .post(
          '/api/auth/magic-link/send',
          { email: `spam${index}@people.example` },
          { 'x-forwarded-for': client },
        );
    const statuses: number[] = [];
    for (let index = 0; index < 101; index += 1) {
      statuses.push((await ask('203.0.113.5', index)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask('203.0.113.6', 500)).status).toBe(200);
  },
);

test.runIf(isFull)(
  'a client has two hundred attempts an hour, without affecting another client',
  async () => {
    const email = 'hunted@people.example';
    const secret = 'made-up';
    const mail = await send(email);
    const ask = (client: string, path: string, body: object) =>
      api.browser().post(`/api/auth/magic-link/${path}`, body, { 'x-forwarded-for': client });
    for (let tries = 0; tries < 199; tries += 1) {
      await ask('203.0.113.7', 'secret', { email, secret });
    }
    const code = wrong(codeIn(mail));
    expect((await ask('203.0.113.7', 'code', { email, code })).status).toBe(400);
    for (const [path, body] of [
      ['code', { email, code: codeIn(mail) }],
      ['secret', { email, secret: secretIn(mail) }],
    ] as const) {
      expect(await ask('203.0.113.7', path, body)).toMatchObject({
        status: 429,
        body: { code: 'too-many-requests' },
      });
    }
    expect((await ask('203.0.113.8', 'code', { email, code: codeIn(mail) })).status).toBe(200);
  },
);

describe('nobody can keep a member from signing in', () => {
  const from = (client: string) => ({ 'x-forwarded-for': client });
  const ask = (email: string, client: string) =>
    api.browser().post('/api/auth/magic-link/send', { email }, from(client));
  const enter = (email: string, code: string, client: string) =>
    api.browser().post('/api/auth/magic-link/code', { email, code }, from(client));

  test('by requesting mails for her, nor by replacing her code', async () => {
    const email = 'flooded@people.example';
    for (let sent = 0; sent < 6; sent += 1) await ask(email, '203.0.113.20');
    expect((await ask(email, '203.0.113.20')).status).toBe(429);
    expect((await ask(email, '203.0.113.21')).status).toBe(200);
    const code = codeIn(await api.mailTo(email));
    await ask(email, '203.0.113.22');
    expect((await enter(email, code, '203.0.113.21')).status).toBe(200);
  });

  test('by entering wrong codes', async () => {
    const email = 'guessed@people.example';
    await ask(email, '203.0.113.23');
    const code = codeIn(await api.mailTo(email));
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await enter(email, wrong(code), '203.0.113.24')).status).toBe(400);
    }
    expect((await enter(email, code, '203.0.113.24')).status).toBe(400);
    expect((await enter(email, code, '203.0.113.23')).status).toBe(200);
  });

  test('from the network where she is, if she has signed in in her browser before', async () => {
    const email = 'shared@people.example';
    const cafe = '203.0.113.26';
    const hers = await api.signedIn(email);
    await hers.post('/api/auth/magic-link/send', { email }, from(cafe));
    const code = codeIn(await api.mailTo(email));
    await ask(email, cafe);
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await enter(email, wrong(code), cafe)).status).toBe(400);
    }
    const response = await hers.post('/api/auth/magic-link/code', { email, code }, from(cafe));
    expect(response.status).toBe(200);
  });

  test.runIf(isFull)('by requesting mails all day, each with a code', async () => {
    const email = 'busy@people.example';
    const hers = await api.signedIn(email);
    for (let times = 0; times < 8; times += 1) {
      api.pass(15 * minute);
      await hers.post('/api/auth/magic-link/send', { email }, from('203.0.113.27'));
      const code = codeIn(await api.mailTo(email));
      for (let client = 0; client < 15; client += 1) await ask(email, `198.51.100.${client}`);
      const entered = await hers.post('/api/auth/magic-link/code', { email, code });
      expect(entered.status).toBe(200);
    }
  });

  test.runIf(isFull)(
    'from many clients at once, if she has signed in from hers before',
    async () => {
      const email = 'crowded@people.example';
      const home = '203.0.113.25';
      await ask(email, home);
      expect((await enter(email, codeIn(await api.mailTo(email)), home)).status).toBe(200);
      const crowd = Array.from({ length: 25 }, (_, index) => `198.51.100.${index}`);
      const sent = [];
      for (const client of crowd) sent.push((await ask(email, client)).status);
      // Her first one was the fifteenth: nobody knew that client then.
      expect(sent.filter((status) => status === 200)).toHaveLength(14);
      const guessed = [];
      for (const client of crowd) {
        for (let tries = 0; tries < 5; tries += 1) {
          guessed.push((await enter(email, '000000', client)).status);
        }
        api.pass(15 * minute);
        await ask(email, client);
      }
      // All of them together have no more guesses than one alone.
      expect(guessed.filter((status) => status === 400).length).toBeLessThanOrEqual(100);
      expect(guessed).toContain(429);
      await ask(email, home);
      expect((await enter(email, codeIn(await api.mailTo(email)), home)).status).toBe(200);
    },
  );
});

test.runIf(isFull)(
  'the codes of an address allow a hundred attempts a day, and its links keep working',
  async () => {
    const email = 'besieged@people.example';
    const guess = (code: string, index: number) =>
      api
        .browser()
        .post(
          '/api/auth/magic-link/code',
          { email, code },
          { 'x-forwarded-for': `198.51.100.${index}` },
        );
    for (let codes = 0; codes < 20; codes += 1) {
      api.pass(15 * minute);
      const code = wrong(codeIn(await send(email)));
      for (let tries = 0; tries < 5; tries += 1) {
        expect((await guess(code, codes)).status).toBe(400);
      }
    }
    const mail = await send(email);
    for (let tries = 0; tries < 6; tries += 1) {
      expect((await guess(codeIn(mail), 200)).status).toBe(429);
    }
    expect((await trySecret(email, secretIn(mail))).status).toBe(200);
    api.pass(day);
    expect((await guess(codeIn(await send(email)), 200)).status).toBe(200);
  },
);

/** Requests a mail as a client. Resolves with the status. */
async function askFrom(client: string, browser: Browser, email: string): Promise<number> {
  const headers = { 'x-forwarded-for': client };
  return (await browser.post('/api/auth/magic-link/send', { email }, headers)).status;
}

test.runIf(isFull)(
  'the tags and dots of an address all belong to one mailbox, which nobody can flood',
  async () => {
    const statuses = [];
    for (let tag = 0; tag < 30; tag += 1) {
      const name = tag % 4 === 0 ? 'T.agged' : 'Tagged';
      const email = `${name}${tag % 3 === 0 ? '' : `+${tag}`}@people.example`;
      statuses.push(await askFrom(`198.51.100.${100 + tag}`, api.browser(), email));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
    expect(await askFrom('198.51.100.100', api.browser(), 'tagged@elsewhere.example')).toBe(200);
    // Each address is still a user of its own.
    const other = await api.signedIn('t.a.gged@elsewhere.example');
    expect((await other.get('/api/users/currentUser')).body).toMatchObject({
      id: 't.a.gged@elsewhere.example',
    });
  },
);

test.runIf(isFull)(
  'a household of IPv6 networks gets twice the mails of a client, an organization four times',
  async () => {
    const first = await startTestApi();
    const ask = (from: TestApi, network: string) =>
      askFrom(`${network}::7`, from.browser(), `${network.replaceAll(':', '-')}@people.example`);
    expect(await ask(first, '2001:db8:6:100')).toBe(200);
    const second = await afterMany(first, 'send-client', 200);
    expect(await ask(second, '2001:db8:6:1ff')).toBe(429);
    expect(await ask(second, '2001:db8:6:200')).toBe(200);
    const third = await afterMany(second, 'send-client', 400);
    expect(await ask(third, '2001:db8:6:300')).toBe(429);
    expect(await ask(third, '2001:db8:7:100')).toBe(200);
    await third.end();
  },
);

test.runIf(isFull)(
  'the site sends strangers a thousand mails an hour, and its members theirs',
  async () => {
    const email = 'member@people.example';
    const before = await startTestApi();
    const { cookies } = await before.signedIn(email);
    const full = await afterMany(before, 'send-site', 1000);
    expect(await askFrom('203.0.113.80', full.browser(), 'more@people.example')).toBe(429);
    expect(await askFrom('203.0.113.81', full.browser(), email)).toBe(429);
    const known = full.browser();
    for (const [name, value] of cookies) known.cookies.set(name, value);
    expect(await askFrom('203.0.113.81', known, email)).toBe(200);
    full.pass(hour);
    expect(await askFrom('203.0.113.80', full.browser(), 'more@people.example')).toBe(200);
    await full.end();
  },
);

describe.runIf(isFull)('somebody whose address strangers have used up', () => {
  const email = 'travels@people.example';
  const from = (client: string) => ({ 'x-forwarded-for': client });
  const ask = (browser: Browser, client: string) => askFrom(client, browser, email);
  const useUp = async () => {
    for (let client = 0; client < 16; client += 1) {
      await ask(api.browser(), `198.51.100.${client}`);
    }
  };

  test('signs in on a new network by a browser that has signed in before', async () => {
    const browser = await api.signedIn(email);
    // The session ends by itself, however often the member visits.
    for (let days = 0; days < 90; days += 20) {
      await browser.get('/api/auth/me');
      api.pass(20 * day);
    }
    expect((await browser.get('/api/auth/me')).body).toBeNull();
    await useUp();
    expect(await ask(api.browser(), '203.0.113.90')).toBe(429);
    expect(await ask(browser, '203.0.113.90')).toBe(200);
    const code = codeIn(await api.mailTo(email));
    const given = { email, code };
    const response = await browser.post('/api/auth/magic-link/code', given, from('203.0.113.90'));
    expect(response.status).toBe(200);
  });

  test('but not after signing out there, which deletes the cookie and makes copies of it worthless', async () => {
    const browser = await signIn(api.browser(), email, from('203.0.113.91'));
    const copy = api.browser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    await browser.post('/api/auth/logout', {});
    expect([...browser.cookies.keys()]).toEqual([]);
    await useUp();
    expect(await ask(browser, '203.0.113.92')).toBe(429);
    expect(await ask(copy, '203.0.113.92')).toBe(429);
  });
});
