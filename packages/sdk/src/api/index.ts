/** The client of the API: one function for every call of `@emberite/contract`. */
export { call } from './call.ts';
export * from './calls.ts';
export type { CallOptions } from './call.ts';
export { ApiError, ignoreGone, NetworkError, toApiError, TimeoutError } from './errors.ts';
export type { ApiErrorDetails } from './errors.ts';
export { errorToMessage } from './errorToMessage.ts';
export { errorToRemedy } from './errorToRemedy.ts';
