/** A way to sign in. `hidden` ones have no button of their own on the sign-in page. */
export interface Provider {
  id: string;
  name: string;
  /** Name of its drawing in the kit's `ProviderLogo`. */
  logo: 'mail' | 'google' | 'microsoft' | 'unknown';
  hidden: boolean;
}

/** Every way to sign in, in the order it is offered. */
export const providers = [
  { id: 'microsoft', name: 'Microsoft', logo: 'microsoft', hidden: false },
  { id: 'google', name: 'Google', logo: 'google', hidden: false },
  { id: 'magic-link', name: 'Magic Link', logo: 'mail', hidden: true },
] as const satisfies readonly Provider[];
