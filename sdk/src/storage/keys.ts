/** The key of a sign-in that is not finished. The only one in session storage: it ends with the tab. */
export const signInDraftKey = 'ember.sign-in';

/** Every key that this site uses in local storage. Add new ones here, and to the privacy policy. */
export const keys = {
  /** The folder whose fonts this browser has loaded. */
  fonts: 'ember.fonts',
  /** Id of the user who owns the stored values. */
  owner: 'ember.owner',
  /** The answers in the welcome so far. */
  onboarding: 'ember.onboarding',
  /** Answers that other pages have stored for the welcome. */
  prefill: 'ember.prefill',
  /** How the user last signed in here, until they sign out. */
  lastIdentity: 'ember.last-identity',
  /** The address that this browser requested a sign-in link for. */
  signIn: 'ember.sign-in',
  /** Whether to offer the user a passkey, and when they declined. */
  passkeyOffer: 'ember.passkey-offer',
  /** The answers in the registration wizard so far. */
  registration: 'ember.registration',
  /** The choices in the registration for the poetry night so far. */
  poetryNight: 'ember.poetry-night',
  /** The name of a passkey that is not added yet. */
  newPasskey: 'ember.new-passkey',
  /** The address typed to confirm that the account is deleted. */
  deletion: 'ember.deletion',
  /** Unsaved edits of the basic info. */
  basicInfo: 'ember.basic-info',
  /** Unsaved edits of the bucket list. */
  bucketList: 'ember.bucket-list',
  /** People search settings. */
  peopleFilters: 'ember.people-filters',
  /** The times at which the member is free. */
  availability: 'ember.availability',
  /** Interest in each profile, 0 to 5. */
  interests: 'ember.interests',
} as const;

/** What no user would miss: sign-out removes it without asking. */
export const unimportant: readonly string[] = [
  keys.fonts,
  keys.owner,
  keys.lastIdentity,
  keys.signIn,
  keys.passkeyOffer,
  keys.newPasskey,
  keys.deletion,
];

/** The name of a store. */
export type StoreName = Exclude<keyof typeof keys, 'fonts' | 'owner' | 'lastIdentity'>;
