import { wizardPath } from '@emberite/content/paths';
import type { Registration } from '@emberite/contract/registration';
import { choicesOf, openPoetryNight, stillOpen } from '../poetry-night/join.ts';
import { poetryNightJoin } from '../season/poetryNight.ts';
import { hasOtherAnswers, openDraft } from '../wizard/draft.ts';
import { fill } from '../wizard/wizard.ts';

/** The form that a registration came from. */
export interface RegistrationForm {
  path: string;
  /** Whether it has answers that were not sent and differ from the registration. */
  hasUnsent: () => boolean;
  /** Fills it with the registration. What was not sent is lost. */
  fill: () => void;
}

function poetryForm(registration: Registration): RegistrationForm {
  const { state } = openPoetryNight();
  const registered = stillOpen(choicesOf(registration));
  return {
    path: poetryNightJoin.to,
    hasUnsent: () =>
      state.availability.length > 0 &&
      JSON.stringify(state.availability) !== JSON.stringify(registered.availability),
    fill: () => void Object.assign(state, registered),
  };
}

/** Returns the form that a registration came from. */
export function formOf(registration: Registration): RegistrationForm {
  if (registration.kind === 'poetry-night') return poetryForm(registration);
  return {
    path: wizardPath,
    hasUnsent: () => hasOtherAnswers(openDraft().state, registration),
    fill: () => fill(registration),
  };
}
