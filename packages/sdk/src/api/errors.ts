import { errorBodySchema } from '@emberite/contract/errors';

/** What went wrong, as the server reports it. */
export interface ApiErrorDetails {
  /** See `contract/errors`. `unexpected-response` if the response has an unknown format. */
  code: string;
  /** The server's message. */
  message: string;
  /** The HTTP status. */
  status: number;
  /** Identifies the request in the server's log. */
  requestId?: string | undefined;
}

/** The server refused a call, or its response does not match the contract. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly requestId: string | undefined;

  constructor({ code, message, status, requestId }: ApiErrorDetails) {
    super(message);
    this.code = code;
    this.status = status;
    this.requestId = requestId;
  }
}

/** The server could not be reached. */
export class NetworkError extends Error {
  override name = 'NetworkError';
}

/** The server took too long to respond. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/**
 * Ignores a not-found error of a call that removes something: it is already removed, e.g. in
 * another tab.
 */
export function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'not-found')) throw error;
}

/** Creates an {@link ApiError} from a status and any body. */
export function toApiError(status: number, body: unknown): ApiError {
  const { data } = errorBodySchema.safeParse(body);
  const message = `The server responded with status ${status}.`;
  return new ApiError({ code: 'unexpected-response', message, ...data, status });
}
