/** What only a finished take or a chosen file needs, loaded then. */
export { faultOf } from './contents.ts';
export { isSoundless } from './soundless.ts';
