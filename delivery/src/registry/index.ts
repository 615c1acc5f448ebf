export { checkLiveFlags } from './flags.ts';
export { createGreet } from './people.ts';
export { createRegistry } from './registry.ts';
export type { RegistryOptions, SiteRegistry } from './registry.ts';
export { createRegistryServer } from './server.ts';
export { openTokens } from './tokens.ts';
export type { Grant, Token, Tokens } from './tokens.ts';
