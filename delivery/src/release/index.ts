export { build } from './build.ts';
export { baseOf, packFiles } from './pack.ts';
export { publish, rollback } from './publish.ts';
