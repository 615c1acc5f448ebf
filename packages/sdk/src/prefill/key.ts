/** The key of the answers that other pages have stored for the welcome. It costs nothing to import. */
export const prefillKey = 'ember.prefill';
