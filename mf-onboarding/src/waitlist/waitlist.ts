import { createAction } from '@emberite/sdk/action';
import type { Action } from '@emberite/sdk/action';
import type { WaitlistEntry } from '@emberite/contract/waitlist';
import type { FormState } from '@emberite/sdk/form';
import { createWaitlistForm, joinedHere, loadClient } from '@emberite/sdk/waitlist';
import type { WaitlistFields } from '@emberite/sdk/waitlist';
import { proxy } from 'valtio';

/** What the page shows: its form, or the entry of a mail's link, or that it is deleted. */
export type WaitlistScreen =
  | { name: 'form'; isAfterWrongLink: boolean }
  /** With a button, until that is pressed. */
  | { name: 'confirming' }
  | { name: 'confirmed'; entry: WaitlistEntry }
  | { name: 'left'; role: WaitlistEntry['role'] };

export interface WaitlistState {
  screen: WaitlistScreen;
  form: FormState<WaitlistFields>;
  confirming: Action['state'];
  leaving: Action['state'];
}

export type Waitlist = ReturnType<typeof createWaitlist>;

/** Why somebody joins the list on this page: hosts do so on theirs. */
export type Reason = Exclude<WaitlistEntry['role'], 'host'>;

/** Waiting for an invite or a season: joining, and what the link in the mail does. */
export function createWaitlist(reason: Reason) {
  const form = createWaitlistForm(reason);
  /** Of the link that was opened. */
  let secret = '';

  const confirming = createAction(async () => {
    const { ApiError, waitlistConfirm } = await loadClient();
    const screen = await waitlistConfirm({ secret }).then(
      (entry): WaitlistScreen => ({ name: 'confirmed', entry }),
      (error: unknown): WaitlistScreen => {
        if (error instanceof ApiError && error.status === 400) {
          return { name: 'form', isAfterWrongLink: true };
        }
        throw error;
      },
    );
    state.screen = screen;
  });

  const leaving = createAction(async () => {
    const { screen } = state;
    if (screen.name !== 'confirmed') return;
    const { waitlistLeave } = await loadClient();
    await waitlistLeave({ secret });
    state.screen = { name: 'left', role: screen.entry.role };
  });

  const state: WaitlistState = proxy<WaitlistState>({
    screen: { name: 'form', isAfterWrongLink: false },
    form: form.state,
    confirming: confirming.state,
    leaving: leaving.state,
  });

  return {
    state,
    change: form.change,
    join: form.submit,
    resume: form.resume,
    /** Fills in an address, if none was typed. */
    suggestEmail(email: string): void {
      if (!form.state.fields.email) form.change({ email });
    },
    /** Confirms the entry of a mail's link, or asks first if the list was not joined in this browser. */
    async open(given: string): Promise<void> {
      if (confirming.state.progress.status === 'busy') return;
      secret = given;
      state.screen = { name: 'confirming' };
      const isOwn = await joinedHere();
      if (isOwn) await confirming.start();
    },
    confirm: confirming.start,
    leave: leaving.start,
    /** Back to the form, with the address to correct. */
    startAgain(): void {
      form.change({});
      state.screen = { name: 'form', isAfterWrongLink: false };
    },
  };
}
