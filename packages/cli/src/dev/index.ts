export { watchBuilds } from './builds.ts';
export { createDevServer } from './server.ts';
export type { DevServer } from './server.ts';
