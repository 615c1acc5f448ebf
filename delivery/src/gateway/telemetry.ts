import type { IncomingMessage, ServerResponse } from 'node:http';
import { failureKinds } from '@emberite/sdk/release';
import type { FailureReport } from '@emberite/sdk/release';
import { z } from 'zod';
import type { Log } from './log.ts';

/** Maximum characters of a report: a few short strings and a stack. */
const limit = 8_000;

/** A line that somebody will read in a terminal: control characters in it could rewrite the screen. */
const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.replace(/\p{Cc}+/gu, ' '));

/** A browser's report of a release that failed. */
export const failureReport = z.strictObject({
  remote: line(500),
  release: line(500),
  path: line(500),
  kind: z.enum(failureKinds),
  message: line(2_000),
  stack: z.string().max(3_000).optional(),
}) satisfies z.ZodType<FailureReport>;

/** Receives a browser's report of a release that failed, and logs it. */
export async function receiveReport(
  request: IncomingMessage,
  response: ServerResponse,
  log: Log,
): Promise<void> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > limit) {
      response.writeHead(413, { Connection: 'close' }).end();
      return;
    }
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    response.writeHead(400).end();
    return;
  }
  const parsed = failureReport.safeParse(body);
  if (!parsed.success) {
    response.writeHead(400).end();
    return;
  }
  log({ event: 'remote-failed', ...parsed.data });
  response.writeHead(204).end();
}
