import type { Option } from '@emberite/content/option';

/** The answer to either agreement of the wizard. */
export type Agreement = 'yes' | 'no';

export const videoAgreementOptions: readonly Option<Agreement>[] = [
  { value: 'yes', label: 'Yes, I will upload at least 2 videos' },
  { value: 'no', label: 'No, I would rather not' },
];

export const depositAgreementOptions: readonly Option<Agreement>[] = [
  {
    value: 'yes',
    label: 'Yes, I will leave a $10 deposit',
    help: 'It is applied to the price of your event, and refunded automatically if no group forms within three months.',
  },
  {
    value: 'no',
    label: 'No, register me without a deposit',
    help: 'Fine for now. Later, everybody will pay a deposit.',
  },
];

/** The checkbox of both registrations. */
export const noGuaranteeAgreement: Option<'understand-no-guaranteed-spot'> = {
  value: 'understand-no-guaranteed-spot',
  label: 'I understand that registering does not guarantee a spot.',
  help: 'An event happens only when its group is full and balanced. We write to you about 7 days beforehand.',
};

/** Why both registrations ask for times. */
export const availabilityHint =
  'Choose every time that could work. More options mean a higher chance of a spot.';
