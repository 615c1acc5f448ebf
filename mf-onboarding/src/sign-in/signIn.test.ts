import * as client from '@emberite/sdk/api';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { codeIn, openSite } from '@emberite/testing';
import type { TabDraft } from '@emberite/sdk/tab';
import type { SignInDraft } from './draft.ts';
import { createSignIn, resendsIn, resendWait } from './signIn.ts';
import type { SignIn } from './signIn.ts';
import { isFull } from '../../../tools/sample.ts';

const site = await openSite();
afterAll(() => site.close());

/** A tab: its storage, its received calls, and its clock. */
interface Tab {
  draft: TabDraft<SignInDraft>;
  stored: SignInDraft;
  sent: string[];
  entered: number;
  time: number;
  enterFails: Error | null;
}

const nothing = { email: '', sentAt: null, resent: false, proceed: false };
let people = 0;
let tab: Tab;
let email: string;
beforeEach(() => {
  // Failures are logged, too.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  site.newBrowser();
  site.offline = false;
  people += 1;
  email = `person${people}@people.example`;
  tab = {
    stored: nothing,
    draft: {
      load: () => tab.stored,
      save: (draft) => {
        tab.stored = JSON.parse(JSON.stringify(draft)) as SignInDraft;
      },
      clear: () => {
        tab.stored = nothing;
      },
    },
    sent: [],
    entered: 0,
    time: 1_000_000,
    enterFails: null,
  };
});

/** Opens or reloads the page in the tab. */
function open(): SignIn {
  const signIn = createSignIn({
    client: () => Promise.resolve(client),
    draft: tab.draft,
    sent: (address) => tab.sent.push(address),
    async enter() {
      if (tab.enterFails) throw tab.enterFails;
      tab.entered += 1;
    },
    now: () => tab.time,
  });
  signIn.restore();
  return signIn;
}

async function atCode(): Promise<SignIn> {
  const signIn = open();
  signIn.typeEmail(email);
  await signIn.send();
  return signIn;
}

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
/** How often a code was sent. */
const tries = () => site.api.logLines.filter((line) => line.includes('/magic-link/code')).length;
/** Waits until the code that was typed last has been verified. */
const verified = (signIn: SignIn) =>
  expect.poll(() => signIn.state.code.status).not.toBe('submitting');
function enter(signIn: SignIn, code: string) {
  signIn.typeCode(code);
  return verified(signIn);
}
function sendAgain(signIn: SignIn) {
  tab.time += resendWait;
  return signIn.send();
}
const mailedCode = async () => codeIn(await site.api.mailTo(email));

test('the address leads to the code screen, and the code signs in', async () => {
  const signIn = open();
  expect(signIn.state.screen.name).toBe('entry');
  signIn.typeEmail(`  ${email} `);
  const sending = signIn.send();
  expect(signIn.state.email.status).toBe('submitting');
  await sending;
  expect(signIn.state).toMatchObject({ screen: { name: 'code' }, email: { fields: { email } } });
  expect(tab.sent).toEqual([email]);
  // The sixth digit sends the code.
  const digits = await mailedCode();
  signIn.typeCode(digits.slice(0, 5));
  expect(signIn.state.code.status).toBe('editing');
  signIn.typeCode(digits);
  expect(signIn.state.code.status).toBe('submitting');
  await verified(signIn);
  expect(tab.entered).toBe(1);
  expect(signIn.state.code.status, 'stays busy until the page is left').toBe('submitted');
});

test.each([
  ['', 'Please enter your email.'],
  ['   ', 'Please enter your email.'],
  ['kay', 'Please enter a valid email address.'],
  ['kay@people', 'Please enter a valid email address.'],
  ['käy@people.example', 'Please enter a valid email address. It cannot contain “ä”.'],
  // It passes the check here, but not the API's.
  ['kay@people..example', 'Please enter a valid email address.'],
])('sends nothing to %j', async (address, message) => {
  const signIn = open();
  signIn.typeEmail(address);
  await signIn.send();
  expect(signIn.state).toMatchObject({
    screen: { name: 'entry' },
    email: { status: 'editing', problem: { at: 'email', message } },
  });
  expect(tab.sent).toEqual([]);
  signIn.typeEmail('k');
  expect(signIn.state.email.problem).toBeNull();
});

test('two clicks send one message', async () => {
  const signIn = open();
  signIn.typeEmail(email);
  await Promise.all([signIn.send(), signIn.send()]);
  expect(tab.sent).toEqual([email]);
});

test('a connection failure keeps the address and shows the failure', async () => {
  const signIn = open();
  signIn.typeEmail(email);
  site.offline = true;
  await signIn.send();
  const problem = {
    at: 'form',
    message: 'Failed to send magic link. Please try again.',
    detail: 'We cannot reach Ember. Please check your connection and try again.',
  };
  expect(signIn.state).toMatchObject({
    screen: { name: 'entry' },
    email: { fields: { email }, status: 'editing', problem },
  });
  site.offline = false;
  await signIn.send();
  expect(signIn.state).toMatchObject({ screen: { name: 'code' }, email: { problem: null } });
});

test.runIf(isFull)('after five messages it says to wait', async () => {
  const signIn = await atCode();
  for (let sent = 1; sent < 5; sent += 1) {
    await sendAgain(signIn);
  }
  expect(tab.sent).toHaveLength(5);
  await sendAgain(signIn);
  expect(signIn.state).toMatchObject({
    screen: { name: 'code' },
    email: {
      status: 'editing',
      problem: {
        at: 'form',
        message: 'Failed to send magic link. Please try again.',
        detail: expect.stringContaining('wait 15 minutes') as string,
      },
    },
  });
});

test.each(['', '1', '12345'])('%j is not sent as a code', async (digits) => {
  const signIn = await atCode();
  // Could not be sent even if it were tried.
  site.offline = true;
  signIn.typeCode(digits);
  await signIn.verify();
  expect(signIn.state.code).toMatchObject({
    fields: { code: digits },
    problem: { at: 'code', message: 'Please enter all 6 digits of the code.' },
  });
});

test('a wrong code is refused and stays, also after another Login, and the right one still works', async () => {
  const signIn = await atCode();
  const code = await mailedCode();
  await enter(signIn, wrong(code));
  const refused = {
    screen: { name: 'code' },
    code: {
      fields: { code: wrong(code) },
      status: 'editing',
      problem: { at: 'code', message: 'Invalid or expired code. Please try again.' },
    },
  };
  expect(signIn.state).toMatchObject(refused);
  await signIn.verify();
  expect(signIn.state).toMatchObject(refused);
  signIn.typeCode(code.slice(0, 1));
  expect(signIn.state.code.problem).toBeNull();
  await enter(signIn, code);
  expect(tab.entered).toBe(1);
});

test('a code that was refused is not sent again, until another message is sent', async () => {
  const signIn = await atCode();
  const code = wrong(await mailedCode());
  const before = tries();
  await enter(signIn, code);
  signIn.typeCode('');
  await enter(signIn, code);
  expect(signIn.state.code).toMatchObject({ fields: { code }, problem: { at: 'code' } });
  expect(tries()).toBe(before + 1);
  await sendAgain(signIn);
  await enter(signIn, code);
  expect(tries()).toBe(before + 2);
});

test('after five wrong codes it says that only another message helps', async () => {
  const signIn = await atCode();
  const right = await mailedCode();
  const wrongOnes = ['000000', '111111', '222222', '333333', '444444', '555555'];
  const five = wrongOnes.filter((code) => code !== right).slice(0, 5);
  const details: unknown[] = [];
  for (const code of five) {
    await enter(signIn, code);
    details.push(signIn.state.code.problem?.detail);
  }
  expect(details).toEqual([...Array<undefined>(4).fill(undefined), expect.stringMatching(/again/)]);
  const reloaded = open();
  await enter(reloaded, right);
  expect(reloaded.state.code.problem?.detail).toBe(details.at(-1));
});

test('typing, clicks, and digits typed too late use the code once', async () => {
  const signIn = await atCode();
  const code = await mailedCode();
  const before = tries();
  signIn.typeCode(code);
  signIn.typeCode(wrong(code));
  await Promise.all([signIn.verify(), signIn.verify()]);
  await verified(signIn);
  signIn.typeCode(wrong(code));
  await signIn.verify();
  expect([tab.entered, tries() - before]).toEqual([1, 1]);
  expect(signIn.state.code).toMatchObject({ fields: { code }, problem: null });
});

test('a code that could not be sent stays in the field', async () => {
  const signIn = await atCode();
  const code = await mailedCode();
  site.offline = true;
  await enter(signIn, code);
  const problem = { at: 'form', message: expect.stringContaining('connection') as string };
  expect(signIn.state.code).toMatchObject({ fields: { code }, problem });
  // A seventh digit is dropped by the field, and is not a new code.
  signIn.typeCode(code);
  expect(signIn.state.code).toMatchObject({ status: 'editing', problem });
  site.offline = false;
  await signIn.verify();
  expect(tab.entered).toBe(1);
});

test.runIf(isFull)('the used code is not sent again if the user cannot be fetched', async () => {
  const signIn = await atCode();
  tab.enterFails = new client.NetworkError();
  await enter(signIn, await mailedCode());
  expect(signIn.state.code).toMatchObject({ status: 'editing', problem: { at: 'form' } });
  tab.enterFails = null;
  await signIn.verify();
  expect([tab.entered, signIn.state.code.problem]).toEqual([1, null]);
});

test.runIf(isFull)(
  'another message can be requested after a wait, and the codes of both work',
  async () => {
    const signIn = await atCode();
    const first = await mailedCode();
    tab.time += resendWait - 1;
    await signIn.send();
    expect(tab.sent).toHaveLength(1);
    tab.time += 1;
    await signIn.send();
    expect(tab.sent).toHaveLength(2);
    expect(signIn.state.screen).toMatchObject({ name: 'code', resent: true, sentAt: tab.time });
    const second = await mailedCode();
    // The first message arrives late.
    await enter(signIn, first);
    expect(tab.entered).toBe(1);
    const other = open();
    await enter(other, second);
    expect(tab.entered).toBe(2);
  },
);

test.runIf(isFull)(
  'after another message, what was typed stays and what was refused goes',
  async () => {
    const signIn = await atCode();
    signIn.typeCode('123');
    await sendAgain(signIn);
    expect(signIn.state.code.fields).toEqual({ code: '123' });
    await enter(signIn, wrong(await mailedCode()));
    await sendAgain(signIn);
    expect(signIn.state.code).toMatchObject({ fields: { code: '' }, problem: null });
  },
);

test('a reload knows that two messages are out', async () => {
  const signIn = await atCode();
  await sendAgain(signIn);
  expect(open().state.screen).toMatchObject({ name: 'code', resent: true });
  signIn.changeEmail();
  await signIn.send();
  expect(open().state.screen).toMatchObject({ name: 'code', resent: false });
});

test('a different email starts over and keeps the address to correct', async () => {
  const signIn = await atCode();
  signIn.typeCode('123');
  signIn.changeEmail();
  expect(signIn.state).toMatchObject({
    screen: { name: 'entry' },
    email: { fields: { email }, status: 'editing', problem: null },
    code: { fields: { code: '' } },
  });
  expect(open().state.screen.name).toBe('entry');
});

test.runIf(isFull)(
  'a session that could not be entered is not used for another address',
  async () => {
    const signIn = await atCode();
    tab.enterFails = new client.NetworkError();
    await enter(signIn, await mailedCode());
    tab.enterFails = null;
    signIn.changeEmail();
    signIn.typeEmail(`other-${email}`);
    await signIn.send();
    const code = codeIn(await site.api.mailTo(`other-${email}`));
    await enter(signIn, wrong(code));
    expect([tab.entered, signIn.state.code.problem?.at]).toEqual([0, 'code']);
  },
);

test('a reload keeps screen, address and wait, and forgets the code', async () => {
  const signIn = await atCode();
  signIn.typeCode('12345');
  expect(JSON.stringify(tab.stored)).not.toContain('12345');
  tab.time += 10_000;
  const reloaded = open();
  expect(reloaded.state).toMatchObject({
    screen: { name: 'code', sentAt: tab.time - 10_000, resent: false },
    email: { fields: { email } },
    code: { fields: { code: '' } },
  });
});

test('a reload keeps a partly typed address', () => {
  open().typeEmail('half@peo');
  expect(open().state).toMatchObject({
    screen: { name: 'entry' },
    email: { fields: { email: 'half@peo' } },
  });
});

test.each([
  ['forward', 24 * 60 * 60_000],
  ['back', -24 * 60 * 60_000],
])('a clock that is put %s by a day ends neither the code nor the wait', async (_, change) => {
  const { state } = await atCode();
  const { sentAt } = state.screen as { sentAt: number };
  tab.time += change;
  expect(resendsIn(sentAt, tab.time)).toBe(0);
  const signIn = open();
  expect(signIn.state).toMatchObject({ screen: { name: 'code' }, email: { fields: { email } } });
  await signIn.send();
  expect(signIn.state.screen).toMatchObject({ resent: true });
  await enter(signIn, await mailedCode());
  expect(tab.entered).toBe(1);
});

test('text typed before hydration wins over the draft', () => {
  tab.stored = { ...nothing, email: 'old@people.example' };
  const signIn = createSignIn({
    client: () => Promise.resolve(client),
    draft: tab.draft,
    sent: () => {},
    enter: () => Promise.resolve(),
  });
  signIn.typeEmail('new@people.example');
  signIn.restore();
  expect(signIn.state.email.fields.email).toBe('new@people.example');
});

test('another address, typed before hydration, gets a code of its own', () => {
  tab.stored = { ...nothing, email, sentAt: tab.time };
  const signIn = open();
  expect(signIn.state.screen).toMatchObject({ name: 'code' });
  signIn.typeEmail(email);
  expect(signIn.state.screen).toMatchObject({ name: 'code' });
  signIn.typeEmail('new@people.example');
  expect(signIn.state).toMatchObject({
    screen: { name: 'entry' },
    email: { fields: { email: 'new@people.example' } },
  });
  expect(tab.stored).toMatchObject({ email: 'new@people.example', sentAt: null });
});

test('the last failure is shown: of the code, or of another message', async () => {
  const signIn = await atCode();
  await enter(signIn, wrong(await mailedCode()));
  expect(signIn.state.code.problem).not.toBeNull();
  tab.time += resendWait;
  site.offline = true;
  await signIn.send();
  expect([signIn.state.code.problem, signIn.state.email.problem?.message]).toEqual([
    null,
    'Failed to send magic link. Please try again.',
  ]);
  signIn.typeCode('1');
  expect(signIn.state.email.problem).toBeNull();
});
