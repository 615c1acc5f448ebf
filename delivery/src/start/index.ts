export { startApi } from './api.ts';
export { startRegistry } from './registry.ts';
export { publishChanged } from './releases.ts';
