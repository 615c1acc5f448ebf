/** Writes one structured line. */
export type Log = (entry: { event: string } & Record<string, unknown>) => void;

/** Logs as JSON lines to a stream. */
export function jsonLog(stream: NodeJS.WritableStream): Log {
  return (entry) => {
    stream.write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
  };
}
