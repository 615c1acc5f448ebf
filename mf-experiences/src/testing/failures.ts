/** How an action, or what is loaded, stands when the API could not be reached. */
export const unreachable = {
  status: 'failed',
  message: 'We cannot reach Ember. Please check your connection and try again.',
} as const;
