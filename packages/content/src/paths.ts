/** Addresses that more than one package links to. */

/** The path of the wizard. Members come back to it from the payment page. */
export const wizardPath = '/emberite/experiences/join';

/** Where members see what they are registered for. */
export const registrationsPath = '/emberite/experiences#registrations';

/** Where members see the evenings that they were asked for, and answer. */
export const eveningsPath = '/emberite/experiences#evenings';

/** The registration for the poetry night. It needs no account. */
export const poetryNightJoinPath = '/emberite/experiences/poetry-night/join';

/** Where somebody asks to hear of the next season of the poetry night. It needs no account. */
export const poetryWaitlistPath = '/waitlist?for=poetry-night';

/** Where a member who has just registered for the poetry night is told what happens next. */
export const poetryNightInPath = '/emberite/experiences/poetry-night/registered';

/** Where a member records videos. */
export const videosPath = '/emberite/settings/videos';

/**
 * Where the links of an invitation lead: `/invitation?answer=coming#SECRET`. It needs no account. The secret is behind the
 * `#`, so that no server on the way learns it.
 */
export const invitationPath = '/invitation';
