/** A way through the product: the stories of its screens, by id, in the order of the screens. */
interface Flow {
  /** What the member does on this way. */
  lead: string;
  screens: readonly string[];
}

/** The ways that are reviewed as a whole. A test checks that each story exists. */
export const flows = {
  signIn: {
    lead: 'A member types their address, gets a code by mail, and is in.',
    screens: [
      'mf-onboarding-sign-in--login',
      'mf-onboarding-sign-in--sending',
      'mf-onboarding-sign-in--check-your-inbox',
      'mf-onboarding-sign-in--wrong-code',
      'mf-onboarding-sign-in--verifying',
      'mf-onboarding-magic-link--requested-elsewhere',
    ],
  },
  welcome: {
    lead: 'Five short questions, from the invite code to the age.',
    screens: [
      'mf-onboarding-welcome--invite-code',
      'mf-onboarding-welcome--location',
      'mf-onboarding-welcome--open-to-romantic',
      'mf-onboarding-welcome--sex',
      'mf-onboarding-welcome--age',
      'mf-onboarding-welcome--saved',
    ],
  },
  recorder: {
    lead: 'Fifteen seconds, from the page that asks for them to the video that was sent.',
    screens: [
      'mf-member-first-video--choosing',
      'components-media-videorecorder--before-the-take',
      'components-media-videorecorder--counting-in',
      'components-media-videorecorder--running',
      'components-media-videorecorder--preview',
      'components-media-videorecorder--camera-refused',
      'mf-member-first-video--uploading',
    ],
  },
  registration: {
    lead: 'Five steps to a place in a group, and the deposit.',
    screens: [
      'mf-experiences-registration-wizard--times',
      'mf-experiences-registration-wizard--activities',
      'mf-experiences-registration-wizard--budgets',
      'mf-experiences-registration-wizard--videos',
      'mf-experiences-registration-wizard--with-deposit',
      'mf-experiences-deposit--in-and-paid',
      'mf-experiences-my-registrations--night-out',
    ],
  },
} as const satisfies Record<string, Flow>;
