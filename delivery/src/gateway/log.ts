import { pino } from 'pino';

/** Writes one structured line. */
export type Log = (entry: { event: string } & Record<string, unknown>) => void;

/** Logs JSON lines to a stream, in the same format as the API; failures have the level `error`. */
export function jsonLog(stream: NodeJS.WritableStream): Log {
  const logger = pino(
    {
      base: null,
      messageKey: 'event',
      formatters: { level: (level) => ({ level }) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    stream,
  );
  return ({ event, ...fields }) =>
    logger[/^error$|-(failed|unreachable)$/.test(event) ? 'error' : 'info'](fields, event);
}
