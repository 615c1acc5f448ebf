import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream, BusboyHeaders } from '@fastify/busboy';
import { ApiFailure } from '../http/failure.ts';

/** Handles one file part. A rejection refuses the whole form. */
export type PartHandler = (file: BusboyFileStream) => Promise<void>;

/** The limits of a form; sizes in bytes. The handlers limit the sizes of their files. */
const limits = {
  // The longest captions, each character a family of four.
  fieldSize: 20_000,
  fieldNameSize: 100,
  fields: 10,
  files: 2,
  parts: 12,
  headerPairs: 20,
};

function parserOf(request: IncomingMessage): InstanceType<typeof Busboy> {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new ApiFailure('wrong-content-type', 'The body must be multipart/form-data.');
  }
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, limits });
  } catch {
    throw new ApiFailure('malformed-form');
  }
}

/**
 * Reads a multipart form as a stream. Each file part goes to the handler of its name. Returns the
 * text parts, unchecked. Throws an `ApiFailure` if anything is wrong, once no handler is running.
 */
export async function readForm(
  request: IncomingMessage,
  handlers: ReadonlyMap<string, PartHandler>,
): Promise<Record<string, string>> {
  const parser = parserOf(request);
  const fields: Record<string, string> = {};
  const seen = new Set<string>();
  const work: Promise<void>[] = [];
  const files: BusboyFileStream[] = [];
  // The first reason counts.
  const { promise: refused, reject: refuse } = Promise.withResolvers<never>();
  refused.catch(() => {});

  const once = (name: string) => {
    if (seen.has(name)) refuse(new ApiFailure('invalid-input', `${name} was sent more than once.`));
    seen.add(name);
  };
  parser.on('field', (name, value, nameCut, valueCut) => {
    once(name);
    if (nameCut || valueCut) refuse(new ApiFailure('invalid-input', 'A field is too long.'));
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true });
  });
  parser.on('file', (name, file) => {
    const again = seen.has(name);
    once(name);
    files.push(file);
    const handle = again ? undefined : handlers.get(name);
    if (!handle) {
      refuse(new ApiFailure('invalid-input', `Unknown part: ${name}.`));
      file.resume();
      return;
    }
    const handling = handle(file);
    handling.catch(refuse);
    work.push(handling);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => refuse(new ApiFailure('invalid-input', 'There are too many parts.')));
  }
  parser.on('error', () => refuse(new ApiFailure('malformed-form')));
  request.once('close', () => {
    if (!request.complete) refuse(new ApiFailure('malformed-form'));
  });

  try {
    const finished = new Promise<void>((done) => parser.once('finish', done));
    request.pipe(parser);
    await Promise.race([finished, refused]);
    await Promise.race([Promise.all(work), refused]);
    return fields;
  } catch (error) {
    request.unpipe(parser);
    parser.destroy();
    for (const file of files) file.destroy();
    await Promise.allSettled(work);
    throw error;
  }
}
