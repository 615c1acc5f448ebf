/** How an action, or what is loaded, stands when the API could not be reached. */
export const unreachable = {
  status: 'failed',
  message: 'We cannot reach Ember. Please check your connection and try again.',
} as const;

/** How an action stands when the sign-in was more than 10 minutes ago. */
export const tooLongAgo = {
  status: 'failed',
  message: 'To protect your account, please sign in again first. You will come back to this page.',
  remedy: { label: 'Sign in again', href: '/login' },
} as const;
