export { startApi } from './api.ts';
export { buildConsole } from './console.ts';
export { startRegistry } from './registry.ts';
export { publishChanged } from './releases.ts';
