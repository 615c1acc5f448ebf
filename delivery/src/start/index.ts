export { startApi } from './api.ts';
export { publishChanged } from './releases.ts';
