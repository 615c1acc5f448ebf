/** The two faces of the one screen. */
export type Mode = 'login' | 'create-account';

/** What each of them says, and how it leads to the other. */
export const modes = {
  login: {
    title: 'Login',
    lead: 'We email you a link and a code. There is no password to remember.',
    question: 'New here?',
    other: { path: '/create-account', label: 'Create New Account' },
  },
  'create-account': {
    title: 'Create New Account',
    lead: 'Ember is by invitation. First your email, then we ask for your invite code.',
    question: 'Already an Emberite?',
    other: { path: '/login', label: 'Login' },
  },
} as const satisfies Record<Mode, unknown>;

/** The page of the other mode, on the way to the same place. */
export function otherMode(mode: Mode, redirectedFrom: string | null): string {
  const { path } = modes[mode].other;
  return redirectedFrom ? `${path}?${new URLSearchParams({ redirectedFrom }).toString()}` : path;
}
