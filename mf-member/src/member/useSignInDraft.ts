import type { Form } from '@emberite/sdk/form';
import { useEffect } from 'react';

/**
 * Keeps the draft of a form only if the member leaves the page to sign in again, as the problem of the
 * form asks. Otherwise the form is empty next time.
 */
export function useSignInDraft<Fields extends object>(form: Form<Fields>): void {
  useEffect(
    () => () => {
      if (!form.state.problem?.remedy) form.discard();
    },
    [form],
  );
}
