import { cleanEmail } from '@emberite/contract/cleanEmail';
import { createForm, emailProblem } from '@emberite/sdk/form';
import type { Form, FormState } from '@emberite/sdk/form';
import { proxy } from 'valtio';
import type { Client } from './client.ts';
import type { TabDraft } from '@emberite/sdk/tab';
import type { SignInDraft } from './draft.ts';
import { codeProblem, isWrongCode, sendProblem, wrongCode } from './problem.ts';

/** Milliseconds before another message can be requested. */
export const resendWait = 30_000;

/**
 * How many milliseconds are left before another message can be requested. None if the last one was
 * sent in the future: the clock has been put back.
 */
export function resendsIn(sentAt: number, now: number): number {
  const passed = now - sentAt;
  return passed < 0 ? 0 : Math.max(0, resendWait - passed);
}

/** The two screens. `sentAt` is in ms since 1970; `resent` is true after the first message. */
export type Screen = { name: 'entry' } | { name: 'code'; sentAt: number; resent: boolean };

export interface SignInState {
  screen: Screen;
  email: FormState<{ email: string }>;
  code: FormState<{ code: string }>;
}

export interface SignInDeps {
  client: () => Promise<Client>;
  draft: TabDraft<SignInDraft>;
  /** Called with the address each time a link was sent to it. */
  sent: (email: string) => void;
  /**
   * Called once the API has signed the visitor in. Its errors are shown, and it can be tried again.
   */
  enter: () => Promise<void>;
  now?: () => number;
}

export type SignIn = ReturnType<typeof createSignIn>;

/** Signs in with a mailed code: first the address, then the code. */
export function createSignIn(deps: SignInDeps) {
  const { client, draft, sent, enter, now = Date.now } = deps;
  /** Once the API has accepted a code, only `enter` is left to do. */
  let accepted = false;
  /** The codes that the API has refused since the last message. */
  const refused = new Set<string>();
  /** How many it had refused before a reload. */
  let before = 0;
  const tries = () => before + refused.size;

  /** After another message, or for another address, what was refused no longer counts. */
  function forgetRefused(): void {
    accepted = false;
    if (refused.has(code.state.fields.code)) code.change({ code: '' });
    refused.clear();
    before = 0;
  }

  const email: Form<{ email: string }> = createForm({
    fields: { email: '' },
    check: ({ email }) => emailProblem(email),
    async send({ email }) {
      const loaded = await client();
      try {
        await loaded.magicLinkSend({ email });
      } catch (error) {
        return sendProblem(error, loaded);
      }
      state.screen = { name: 'code', sentAt: now(), resent: state.screen.name === 'code' };
      forgetRefused();
      saveDraft();
      sent(email);
    },
  });

  const code: Form<{ code: string }> = createForm({
    fields: { code: '' },
    check: ({ code }) => codeProblem(code) ?? (refused.has(code) ? wrongCode(tries()) : null),
    async send({ code: digits }) {
      const loaded = await client();
      try {
        const address = state.email.fields.email;
        if (!accepted) await loaded.magicLinkCode({ email: address, code: digits });
        accepted = true;
        await enter();
      } catch (error) {
        if (!isWrongCode(error, loaded)) throw error;
        refused.add(digits);
        saveDraft();
        return wrongCode(tries());
      }
    },
  });

  const state = proxy<SignInState>({
    screen: { name: 'entry' },
    email: email.state,
    code: code.state,
  });

  function saveDraft(): void {
    const sent = state.screen.name === 'code' ? state.screen : { sentAt: null, resent: false };
    const { sentAt, resent } = sent;
    const { email: address } = email.state.fields;
    draft.save({ ...draft.load(), email: address, sentAt, resent, refused: tries() || undefined });
  }

  /** Sends the code, unless the API has already refused it. */
  async function verify(): Promise<void> {
    if (email.state.status === 'submitting' || code.state.status !== 'editing') return;
    email.change({});
    await code.submit();
  }

  return {
    state,
    /** Resumes after a reload. */
    restore(): void {
      const { email: stored, sentAt, resent, refused } = draft.load();
      if (!email.state.fields.email) email.change({ email: stored });
      // Only the API knows whether the code is still good.
      if (!stored || sentAt === null) return;
      state.screen = { name: 'code', sentAt, resent };
      before = refused ?? 0;
    },
    /** Fills in an address, if none was typed. */
    suggestEmail(address: string): void {
      if (!email.state.fields.email) email.change({ email: address });
    },
    typeEmail(typed: string): void {
      // Typed before hydration, where the draft waits for a code that went to another address.
      if (typed !== email.state.fields.email) state.screen = { name: 'entry' };
      email.change({ email: typed });
      saveDraft();
    },
    /** Takes the digits so far. The sixth sends the code. */
    typeCode(typed: string): void {
      // A seventh digit changes nothing, nor does any while the code signs in.
      if (code.state.status !== 'editing' || typed === code.state.fields.code) return;
      email.change({});
      code.change({ code: typed });
      if (!codeProblem(typed)) void verify();
    },
    /** Mails a link and a code and shows the code screen. Sends again from there, after the wait. */
    async send(): Promise<void> {
      const { screen } = state;
      if (screen.name === 'code' && resendsIn(screen.sentAt, now()) > 0) return;
      if (code.state.status !== 'editing') return;
      // What is wrong with the code no longer matters once another one is on its way.
      code.change({});
      email.change({ email: cleanEmail(email.state.fields.email) });
      await email.submit();
    },
    verify,
    changeEmail(): void {
      if (email.state.status === 'submitting' || code.state.status !== 'editing') return;
      state.screen = { name: 'entry' };
      email.change({});
      forgetRefused();
      code.change({ code: '' });
      saveDraft();
    },
  };
}
