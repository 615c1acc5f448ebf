/** Every key this site uses in the browser's local storage. Whoever keeps something adds it here. */
export const keys = {
  /** Id of the user whose things are kept here. */
  owner: 'ember.owner',
  /** Answers of the welcome, so far. */
  onboarding: 'ember.onboarding',
  /** How somebody last signed in here, until they sign out. */
  lastIdentity: 'ember.last-identity',
  /** Address for which this browser asked for a link to sign in. */
  signIn: 'ember.sign-in',
  /** Answers of the registration wizard, so far. */
  registration: 'ember.registration',
  /** People search settings. */
  peopleFilters: 'ember.people-filters',
  /** Interest in each profile, 0 to 5. */
  interests: 'ember.interests',
} as const;

/** A name under which a store can be kept. */
export type StoreName = Exclude<keyof typeof keys, 'owner' | 'lastIdentity'>;
