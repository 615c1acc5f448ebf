/** The message for what is not there yet. */
export const comingSoonMessage = 'This feature is coming soon! Apologies for inconvenience.';
