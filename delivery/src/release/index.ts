export { packFiles } from './pack.ts';
export { publish, rollback } from './publish.ts';
