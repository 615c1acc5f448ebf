export { startApi } from './api.ts';
export { buildConsole } from './console.ts';
export { fingerprint } from './fingerprint.ts';
export { startRegistry } from './registry.ts';
export { publishChanged } from './releases.ts';
