import { proxy } from 'valtio';
import type { Client } from './client.ts';
import type { DraftStore } from './draft.ts';
import { codeProblem, emailProblem, sendProblem, verifyProblem } from './problem.ts';
import type { Problem } from './problem.ts';

/** Milliseconds before another message can be asked for. */
export const resendWait = 30_000;

/** Milliseconds a code lives: after that, a reload begins with the address again. */
const codeLifetime = 15 * 60_000;

/** The two screens. `sentAt` is in ms since 1970; `accepted` once the API has taken the code. */
export type Screen =
  | { name: 'entry'; work: 'none' | 'sending' }
  | {
      name: 'code';
      work: 'none' | 'resending' | 'verifying';
      sentAt: number;
      resent: boolean;
      accepted: boolean;
    };

export interface SignInState {
  email: string;
  /** The digits entered so far. */
  code: string;
  screen: Screen;
  problem: Problem | null;
}

export interface SignInNeeds {
  client: () => Promise<Client>;
  draft: DraftStore;
  /** Called with the address each time a link is on its way to it. */
  sent: (email: string) => void;
  /** Called once the API has signed the visitor in; what it throws is shown, and can be tried again. */
  enter: () => Promise<void>;
  now?: () => number;
}

export interface SignIn {
  state: SignInState;
  /** Takes up what a reload interrupted. */
  restore(): void;
  typeEmail(email: string): void;
  typeCode(code: string): void;
  /** Mails a link and a code, and goes to the code screen. */
  send(): Promise<void>;
  /** The same from the code screen, once the wait is over. */
  resend(): Promise<void>;
  verify(): Promise<void>;
  changeEmail(): void;
}

/** Signing in by a mailed code: the address, then the code. */
export function createSignIn(needs: SignInNeeds): SignIn {
  const { client, draft, sent, enter, now = Date.now } = needs;
  const state = proxy<SignInState>({
    email: '',
    code: '',
    screen: { name: 'entry', work: 'none' },
    problem: null,
  });
  const keep = () => {
    const sentAt = state.screen.name === 'code' ? state.screen.sentAt : null;
    draft.save({ ...draft.load(), email: state.email, sentAt });
  };
  const codeScreen = (sentAt: number, resent: boolean): Screen => ({
    name: 'code',
    work: 'none',
    sentAt,
    resent,
    accepted: false,
  });

  /** Sends the message, and stands on the code screen when it is on its way. */
  async function mail(email: string, resent: boolean): Promise<void> {
    state.problem = null;
    let loaded: Client | undefined;
    try {
      loaded = await client();
      await loaded.api.magicLinkSend({ email });
      state.screen = codeScreen(now(), resent);
      state.code = '';
      keep();
      sent(email);
    } catch (error) {
      state.screen.work = 'none';
      state.problem = sendProblem(error, loaded);
    }
  }

  return {
    state,
    restore() {
      const { email, sentAt } = draft.load();
      if (!state.email) state.email = email;
      if (!email || sentAt === null || now() > sentAt + codeLifetime) return;
      state.screen = codeScreen(sentAt, false);
    },
    typeEmail(email) {
      state.email = email;
      state.problem = null;
      keep();
    },
    typeCode(code) {
      state.code = code;
      state.problem = null;
    },
    async send() {
      if (state.screen.name !== 'entry' || state.screen.work !== 'none') return;
      state.email = state.email.trim();
      state.problem = emailProblem(state.email);
      if (state.problem) return;
      state.screen.work = 'sending';
      await mail(state.email, false);
    },
    async resend() {
      const { screen, email } = state;
      if (screen.name !== 'code' || screen.work !== 'none') return;
      if (now() < screen.sentAt + resendWait) return;
      screen.work = 'resending';
      await mail(email, true);
    },
    async verify() {
      const { screen, email, code } = state;
      if (screen.name !== 'code' || screen.work !== 'none') return;
      state.problem = codeProblem(code);
      if (state.problem) return;
      screen.work = 'verifying';
      let loaded: Client | undefined;
      try {
        loaded = await client();
        if (!screen.accepted) await loaded.api.magicLinkCode({ email, code });
        screen.accepted = true;
        await enter();
      } catch (error) {
        screen.work = 'none';
        state.problem = verifyProblem(error, loaded);
        if (state.problem.at === 'code') state.code = '';
      }
    },
    changeEmail() {
      if (state.screen.work !== 'none') return;
      state.screen = { name: 'entry', work: 'none' };
      state.code = '';
      state.problem = null;
      keep();
    },
  };
}
