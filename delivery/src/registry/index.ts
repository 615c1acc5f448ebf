export { jobRegistry } from './jobs.ts';
export { createRegistryHandler } from './server.ts';
