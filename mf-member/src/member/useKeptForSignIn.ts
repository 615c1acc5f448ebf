import type { Form } from '@emberite/sdk/form';
import { useEffect } from 'react';

/**
 * For a form whose draft is kept only while the member signs in again, as its problem asks: whoever
 * leaves the page for anything else finds it empty later.
 */
export function useKeptForSignIn<Fields extends object>(form: Form<Fields>): void {
  useEffect(
    () => () => {
      if (!form.state.problem?.remedy) form.discard();
    },
    [form],
  );
}
