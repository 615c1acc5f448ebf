export { freePort } from '@emberite/config/freePort';
