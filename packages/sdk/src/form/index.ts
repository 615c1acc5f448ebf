import { failureFor } from '@emberite/sdk/action';
import type { Failure } from '@emberite/sdk/action';
import { cleanEmail, oddCharacterIn } from '@emberite/contract/cleanEmail';
import { onceOnline } from '@emberite/sdk/offline';
import { proxy, snapshot, useSnapshot } from 'valtio';

/** A problem to fix: at one field, or in the form as a whole. */
export interface Problem<Field extends string = string> extends Failure {
  at: Field | 'form';
  /** A second sentence with help. */
  detail?: string;
}

/** The state of a form, as a page reads it with `useSnapshot`. */
export interface FormState<Fields extends object> {
  fields: Fields;
  problem: Problem<keyof Fields & string> | null;
  /** `submitted` until something changes. */
  status: 'editing' | 'submitting' | 'submitted';
  /** Whether the fields differ from their initial or last sent values. */
  dirty: boolean;
}

/** A form: fields that are edited, checked and sent. */
export interface Form<Fields extends object> {
  state: FormState<Fields>;
  /** Takes over values that were saved elsewhere, except in edited fields. */
  follow(saved: Fields): void;
  /** Restores the saved values. */
  discard(): void;
  /** Changes fields and clears the problem. Ignored while the form is being sent. */
  change(fields: Partial<Fields>): void;
  /** Checks and sends the fields, unless it is already doing so. Never rejects. */
  submit(): Promise<void>;
}

export interface FormOptions<Fields extends object> {
  /** The initial fields. A valtio store, such as one from `persisted`, is changed in place. */
  fields: Fields;
  /**
   * Keeps the edited fields until they are sent, so that a reload or a new sign-in loses nothing: a
   * valtio store from `persisted`.
   */
  draft?: Partial<Fields>;
  /** Returns a problem before anything is sent, or null. */
  check?: (fields: Fields) => Problem<keyof Fields & string> | null;
  /**
   * Sends the fields; `edited` has those that differ from their initial or last sent values.
   * Resolves with a problem if they were refused. An error is logged and shown as a problem of the
   * form.
   */
  send: (
    fields: Fields,
    edited: Partial<Fields>,
  ) => Promise<Problem<keyof Fields & string> | null | void>;
}

/**
 * Returns the current state of a form, or of what has forms in its state. Renders synchronously, so
 * that no typed letter is lost. The type is that of the state, not valtio's deeply read-only one, so
 * that views take plain data.
 */
export const useForm = <State extends object>({ state }: { state: State }): State =>
  useSnapshot(state, { sync: true }) as State;

/** Returns the message for one field, or undefined. */
export const messageAt = <Field extends string>(
  problem: Problem<Field> | null,
  field: Field,
): string | undefined => (problem?.at === field ? problem.message : undefined);

/** The problem with an invalid email address. */
export const notAnEmail: Problem<'email'> = {
  at: 'email',
  message: 'Please enter a valid email address.',
};

/** Validates an address before it is sent; null if it is valid. */
export function emailProblem(email: string): Problem<'email'> | null {
  const address = cleanEmail(email);
  if (!address) return { at: 'email', message: 'Please enter your email.' };
  const odd = oddCharacterIn(address);
  if (odd) return { at: 'email', message: `${notAnEmail.message} ${odd}` };
  return /^[^@]+@[^@]+\.[^@]+$/.test(address) ? null : notAnEmail;
}

/** Fields are plain data. */
const copyOf = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const entriesOf = <Fields extends object>(fields: Fields) =>
  Object.entries(fields) as [keyof Fields, unknown][];

/** Creates a form. The fields keep their values if sending fails. */
export function createForm<Fields extends object>(options: FormOptions<Fields>): Form<Fields> {
  const { check, draft, send } = options;
  let known = copyOf(options.fields);
  const state: FormState<Fields> = proxy<FormState<Fields>>({
    fields: options.fields,
    problem: null,
    status: 'editing',
    dirty: false,
  });
  /** The edited fields. Values that are being saved may look like saved ones for a moment. */
  const edited = new Set<keyof Fields>();
  const edits = (): Partial<Fields> =>
    copyOf(
      Object.fromEntries(
        entriesOf(state.fields).filter(([name]) => edited.has(name)),
      ) as Partial<Fields>,
    );
  /** What this form has in the draft: another tab may have more in it. */
  let drafted = new Set(Object.keys(draft ?? {}) as (keyof Fields)[]);
  const show = () => {
    state.dirty = edited.size > 0;
    if (!draft) return;
    for (const name of drafted) if (!edited.has(name)) Reflect.deleteProperty(draft, name);
    drafted = new Set(edited);
    Object.assign(draft, edits());
  };
  /** Marks changed fields as edited if they differ from the saved values. */
  const mark = (changed: object) => {
    for (const [name] of entriesOf(changed as Fields)) {
      if (isSame(state.fields[name], known[name])) edited.delete(name);
      else edited.add(name);
    }
    show();
  };

  async function trySending(): Promise<FormState<Fields>['problem']> {
    const sent = snapshot(state.fields) as Fields;
    try {
      const problem = (await send(sent, edits())) ?? null;
      if (problem) return problem;
      known = copyOf(sent);
      edited.clear();
      return null;
    } catch (error) {
      return { at: 'form', ...(await failureFor(error)) };
    }
  }

  if (draft) {
    Object.assign(state.fields, copyOf(draft));
    mark(draft);
  }

  return {
    state,
    follow(saved) {
      if (state.status === 'submitting') return;
      const mine = edits();
      known = copyOf(saved);
      Object.assign(state.fields, copyOf(saved), mine);
      state.dirty = [...edited].some((name) => !isSame(mine[name], known[name]));
    },
    discard() {
      Object.assign(state.fields, copyOf(known));
      state.problem = null;
      edited.clear();
      show();
    },
    change(fields) {
      if (state.status === 'submitting') return;
      Object.assign(state.fields, fields);
      state.status = 'editing';
      state.problem = null;
      mark(fields);
    },
    async submit() {
      if (state.status === 'submitting') return;
      // Clear it first, so that the same problem counts as a new one and gets the focus again.
      state.problem = null;
      state.problem = check?.(state.fields) ?? null;
      if (state.problem) {
        state.status = 'editing';
        return;
      }
      state.status = 'submitting';
      state.problem = await trySending();
      state.status = state.problem ? 'editing' : 'submitted';
      show();
      const { problem } = state;
      if (!problem) return;
      onceOnline(problem.message, () => {
        if (state.problem === problem) state.problem = null;
      });
    },
  };
}
