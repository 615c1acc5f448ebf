/** The identity providers that the API can sign in with. Which ones are set up is configuration. */
export const identityProviders = ['google', 'microsoft'] as const;

export type IdentityProvider = (typeof identityProviders)[number];
