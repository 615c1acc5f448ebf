import { messageFor } from '@emberite/sdk/action';
import { proxy, snapshot, useSnapshot } from 'valtio';

/** Something to put right: which field, or the form as a whole, and what about it. */
export interface Problem<Field extends string = string> {
  at: Field | 'form';
  message: string;
  /** A second sentence that helps. */
  detail?: string;
}

/** A form, as a page reads it by `useSnapshot`. */
export interface FormState<Fields extends object> {
  fields: Fields;
  problem: Problem<keyof Fields & string> | null;
  /** `submitted` until something is changed again. */
  status: 'editing' | 'submitting' | 'submitted';
  /** Whether the fields differ from what was there at first or sent last. */
  dirty: boolean;
}

/** Fields that are filled in, checked and sent. */
export interface Form<Fields extends object> {
  state: FormState<Fields>;
  /** Changes fields; the problem goes. Ignored while the form is being sent. */
  change(fields: Partial<Fields>): void;
  /** Checks the fields and sends them, once at a time. Never rejects. */
  submit(): Promise<void>;
}

export interface FormOptions<Fields extends object> {
  /** What the fields hold at first. A valtio store, such as one of `persisted`, is changed in place. */
  fields: Fields;
  /** What is wrong before anything is sent; null when nothing is. */
  check?: (fields: Fields) => Problem<keyof Fields & string> | null;
  /**
   * Sends the fields. Resolves with a problem when they were refused; what it throws is logged and
   * shown as a problem of the form.
   */
  send: (fields: Fields) => Promise<Problem<keyof Fields & string> | null | void>;
}

/** A form as it is now. Renders again at once when it changes, so that no letter is lost in typing. @planned */
export const useForm = <Fields extends object>({ state }: Form<Fields>): FormState<Fields> =>
  useSnapshot(state, { sync: true }) as FormState<Fields>;

/** The message for one field; undefined while nothing is wrong with it. */
export const messageAt = <Field extends string>(
  problem: Problem<Field> | null,
  field: Field,
): string | undefined => (problem?.at === field ? problem.message : undefined);

/** Makes a form. Nothing that was entered is lost when it cannot be sent. */
export function createForm<Fields extends object>(options: FormOptions<Fields>): Form<Fields> {
  const { check, send } = options;
  let known = JSON.stringify(options.fields);
  const state: FormState<Fields> = proxy<FormState<Fields>>({
    fields: options.fields,
    problem: null,
    status: 'editing',
    dirty: false,
  });
  const compare = () => {
    state.dirty = JSON.stringify(state.fields) !== known;
  };

  async function trySending(): Promise<FormState<Fields>['problem']> {
    const sent = snapshot(state.fields) as Fields;
    try {
      const problem = (await send(sent)) ?? null;
      if (!problem) known = JSON.stringify(sent);
      return problem;
    } catch (error) {
      return { at: 'form', message: await messageFor(error) };
    }
  }

  return {
    state,
    change(fields) {
      if (state.status === 'submitting') return;
      Object.assign(state.fields, fields);
      state.status = 'editing';
      state.problem = null;
      compare();
    },
    async submit() {
      if (state.status === 'submitting') return;
      state.problem = check?.(state.fields) ?? null;
      if (state.problem) return;
      state.status = 'submitting';
      state.problem = await trySending();
      state.status = state.problem ? 'editing' : 'submitted';
      compare();
    },
  };
}
