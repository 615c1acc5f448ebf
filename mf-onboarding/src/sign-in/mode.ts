/** The two modes of the sign-in screen. */
export type Mode = 'login' | 'create-account';

/** The lead of the page that joins for somebody whose invite code is stored. */
export const invitedLead =
  'Ember is by invitation, and your invite code is filled in. Enter your email.';

/** The texts of each mode, and its link to the other. */
export const modes = {
  login: {
    title: 'Login',
    lead: 'We email you a link and a code. There is no password to remember.',
    question: 'New here?',
    other: { path: '/create-account', label: 'Create New Account' },
  },
  'create-account': {
    title: 'Create New Account',
    lead: 'Ember is by invitation. Enter your email first, then your invite code.',
    question: 'Already an Emberite?',
    other: { path: '/login', label: 'Login' },
  },
} as const satisfies Record<Mode, unknown>;
