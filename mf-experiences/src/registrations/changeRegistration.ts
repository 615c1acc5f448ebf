import { poetryNightJoin } from '@emberite/content/poetryNight';
import { knownValues } from '@emberite/content/option';
import { poetryNightDates } from '@emberite/content/registration';
import { wizardPath } from '@emberite/content/registrationWizard';
import type { Registration } from '@emberite/sdk/contract/registration';
import { openPoetryNight } from '../poetry-night/join.ts';
import { fill } from '../wizard/wizard.ts';

/** Fills the form that a registration came from with what is registered. Returns the form's path. */
export function fillForm(registration: Registration): string {
  if (registration.kind === 'night-out') {
    fill(registration);
    return wizardPath;
  }
  Object.assign(openPoetryNight().state, {
    availability: knownValues(poetryNightDates, registration.availability) ?? [],
    availabilityExplained: true,
  });
  return poetryNightJoin.to;
}
