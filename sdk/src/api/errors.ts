import { errorBodySchema } from '@emberite/sdk/contract/errors';

/** What the server said went wrong. */
export interface ApiErrorDetails {
  /** See `contract/errors`; `unexpected-answer` for an answer in no form we know. */
  code: string;
  /** The server's sentence. */
  message: string;
  /** The HTTP status. */
  status: number;
  /** To find the request in the server's log. */
  requestId?: string | undefined;
}

/** The server refused a call, or its answer is not the one the contract promises. */
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

/** The server took too long to answer. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Makes an {@link ApiError} of a status and whatever body came with it. */
export function toApiError(status: number, body: unknown): ApiError {
  const { data } = errorBodySchema.safeParse(body);
  return new ApiError(
    data
      ? { ...data, status }
      : { code: 'unexpected-answer', message: `The server answered ${status}.`, status },
  );
}
