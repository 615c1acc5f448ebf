import { useForm } from '@emberite/sdk/form';
import type { Form, FormState } from '@emberite/sdk/form';
import { useUnsaved } from '@emberite/sdk/unsaved';
import { useEffect, useEffectEvent } from 'react';

/**
 * Returns the state of a form for saved values. It takes over what is saved elsewhere, and asks
 * before unsaved edits are left.
 */
export function useSavedForm<Fields extends object>(
  form: Form<Fields>,
  saved: Fields,
): FormState<Fields> {
  const state = useForm(form);
  const follow = useEffectEvent(() => {
    // Values that are being saved are already in the profile.
    if (state.status !== 'submitting') form.follow(saved);
  });
  const key = JSON.stringify(saved);
  useEffect(() => follow(), [key, state.status]);
  useUnsaved(state.dirty, () => form.discard());
  return state;
}
