export { build } from './build.ts';
export { baseOf } from './pack.ts';
export { publish, rollback } from './publish.ts';
