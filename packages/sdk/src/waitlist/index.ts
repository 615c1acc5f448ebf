/** The form that puts somebody on the waiting list. */
import { loadPart } from '@emberite/sdk/action';
import type { WaitlistEntry } from '@emberite/contract/waitlist';
import { createForm, emailProblem, notAnEmail } from '@emberite/sdk/form';
import type { Form, Problem } from '@emberite/sdk/form';
import { tabDraft } from '@emberite/sdk/tab';

/** What somebody enters to join the waiting list. Only hosts enter an `idea`. */
export interface WaitlistFields {
  email: string;
  /** A city or a postal code. */
  place: string;
  idea: string;
}

/** Maximum characters of the place and of the idea. */
export const waitlistLimits = { place: 100, idea: 2000 };

const noPlace: Problem<'place'> = { at: 'place', message: 'Please tell us where you live.' };

/**
 * Loads the API client. The pages are public, so they do not load it until somebody uses the form.
 */
export const loadClient = () => loadPart(import('@emberite/sdk/api'));

/**
 * Whether the list was joined in this browser lately. Opening a link that was asked for elsewhere, as
 * scanners of mails do, must not confirm anything.
 */
export const joinedHere = (): Promise<boolean> =>
  import('./joined.ts').then(
    ({ wasJoined }) => wasJoined(),
    () => false,
  );

const trimmed = ({ email, place, idea }: WaitlistFields): WaitlistFields => ({
  email: email.trim(),
  place: place.trim(),
  idea: idea.trim(),
});

function readFields(stored: unknown): WaitlistFields {
  const saved = (stored ?? {}) as Partial<Record<keyof WaitlistFields, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { email: text(saved.email), place: text(saved.place), idea: text(saved.idea) };
}

/** A form whose fields outlive a reload. */
export interface WaitlistForm extends Form<WaitlistFields> {
  /**
   * Fills the empty fields with what was entered before a reload. Call it after hydration, because
   * no document contains it.
   */
  resume(): void;
}

/** Creates the form. Submitting it mails a link that confirms the entry. */
export function createWaitlistForm(role: WaitlistEntry['role']): WaitlistForm {
  const draft = tabDraft(`ember.waitlist.${role}`, readFields);
  const form = createForm<WaitlistFields>({
    fields: { email: '', place: '', idea: '' },
    check({ email, place, idea }) {
      const problem = emailProblem(email);
      if (problem) return problem;
      if (!place) return noPlace;
      if (role !== 'host' || idea) return null;
      return { at: 'idea', message: 'Please tell us about your idea.' };
    },
    async send(fields) {
      const { ApiError, waitlistJoin } = await loadClient();
      try {
        await waitlistJoin({ role, ...fields });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // 'email is too long', for example.
        if (error.message.startsWith('email ')) return notAnEmail;
        // The API checks more: an address more closely, and that a person sees something.
        const problem = [notAnEmail, noPlace].find(({ message }) => message === error.message);
        if (problem) return problem;
        throw error;
      }
      // If this cannot be stored, the link asks for one more click.
      await import('./joined.ts').then(
        ({ rememberJoined }) => rememberJoined(),
        () => null,
      );
    },
  });
  let isResumed = false;
  return {
    ...form,
    change(fields) {
      form.change(fields);
      // Until then, the draft knows more than the form.
      if (isResumed) draft.save(form.state.fields);
    },
    resume() {
      isResumed = true;
      const typed = Object.entries(form.state.fields).filter(([, text]) => text);
      form.change({ ...draft.load(), ...Object.fromEntries(typed) });
      if (typed.length > 0) draft.save(form.state.fields);
    },
    async submit() {
      form.change(trimmed(form.state.fields));
      await form.submit();
      if (form.state.status === 'submitted') draft.clear();
    },
  };
}
