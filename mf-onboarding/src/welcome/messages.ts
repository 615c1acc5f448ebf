import { helpTexts } from '@emberite/content/options';
import type { Step } from '@emberite/sdk/steps';

/** The heading and lead of each step. */
export const stepMessages: Readonly<Record<Step, { title: string; lead: string }>> = {
  0: { title: 'Your invite code', lead: helpTexts.inviteCode },
  1: { title: 'Where do you live?', lead: helpTexts.location },
  2: { title: 'Open to romantic?', lead: helpTexts.intent },
  3: { title: 'Your sex', lead: helpTexts.sex },
  4: { title: 'How old are you?', lead: helpTexts.age },
};

/** Returns the label of the Next button. */
export function nextLabel(step: Step): string {
  return step === 0 ? "Let's go!" : 'Next';
}
