/** What the member is told about the API, for stories. */
export const offline = 'We cannot reach Ember. Please check your connection and try again.';
export const apiDown = 'We cannot reach Ember right now. Please try again in a moment.';
export const tooManyTries = 'Too many attempts. Please wait an hour and try again.';
