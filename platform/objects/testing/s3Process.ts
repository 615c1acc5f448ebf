/**
 * Runs as a separate process: an S3 server on 127.0.0.1 with one bucket, named by the argument. It
 * reports its address, and on `pause` and `resume` refuses connections and accepts them again. Its
 * objects are in memory.
 *
 * Two things that S3 does and fauxqs does not are added here: the condition of a write is checked,
 * and the list of objects is in the order of their bytes.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from 'fauxqs';

// It sorts by this, in the order of a dictionary.
// oxlint-disable-next-line eslint/no-extend-native -- it takes no other order
String.prototype.localeCompare = function localeCompare(other: string) {
  return Number(this > other) - Number(this < other);
};

const fauxqs = buildApp({ logger: false });
await fauxqs.ready();
await fauxqs.inject({ method: 'PUT', url: `/${process.argv[2]}` });

/** The end of the last conditional write of each object that has begun, by its address. */
const ends = new Map<string, Promise<unknown>>();

/** S3's response to a conditional write of an object that exists. */
const refusal = `<?xml version="1.0" encoding="UTF-8"?>
<Error>
  <Code>PreconditionFailed</Code>
  <Message>At least one of the pre-conditions you specified did not hold</Message>
  <Condition>If-None-Match</Condition>
</Error>`;

/** Writes an object if there is none; one write of an object at a time. */
async function writeIfAbsent(path: string, request: IncomingMessage, response: ServerResponse) {
  await ends.get(path);
  const { statusCode } = await fauxqs.inject({ method: 'HEAD', url: path });
  if (response.destroyed) return;
  if (statusCode === 200) {
    request.resume();
    response.writeHead(412, { 'content-type': 'application/xml' }).end(refusal);
  } else {
    fauxqs.routing(request, response);
    await once(response, 'close');
  }
}

const server = createServer((request, response) => {
  const isWrite = request.method === 'PUT' || request.method === 'POST';
  if (!isWrite || request.headers['if-none-match'] !== '*') {
    fauxqs.routing(request, response);
    return;
  }
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  ends.set(pathname, writeIfAbsent(pathname, request, response));
});

async function listen(port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

await listen(0);
const { port } = server.address() as AddressInfo;
process.send?.(`http://127.0.0.1:${port}`);

const commands: Record<string, () => Promise<unknown>> = {
  async pause() {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  },
  resume: () => listen(port),
};
process.on('message', (name: string) => void commands[name]?.().then(() => process.send?.(name)));
process.once('disconnect', () => process.exit(0));
