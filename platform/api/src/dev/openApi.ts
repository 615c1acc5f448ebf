import { z } from 'zod';
import { brand } from '@emberite/content/brand';
import { errorBodySchema, errorStatus, generalErrors } from '@emberite/contract/errors';
import type { ErrorCode } from '@emberite/contract/errors';
import { posterPart, videoPart } from '@emberite/contract/videoUpload';
import type { Endpoint, OtherEndpoint } from '../endpoint/handle.ts';

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });

/** The body of an upload: its fields and files. */
function multipart(fields: Json): Json {
  const file = { type: 'string', format: 'binary' };
  const properties = { ...(fields.properties as Json), [videoPart]: file, [posterPart]: file };
  const required = [...requiredOf(fields), videoPart];
  return { content: { 'multipart/form-data': { schema: { ...fields, properties, required } } } };
}

const variable = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

const propertiesOf = (input: Json) => Object.entries((input.properties ?? {}) as Json);
const requiredOf = (input: Json) => (input.required ?? []) as string[];

function parameters({ method, path }: Endpoint, input: Json): Json[] {
  const inPath = variable(path);
  return propertiesOf(input).flatMap(([name, schema]) => {
    if (inPath.includes(name)) return [{ name, in: 'path', required: true, schema }];
    const required = requiredOf(input).includes(name);
    return method === 'GET' ? [{ name, in: 'query', required, schema }] : [];
  });
}

/** The part of an input that is sent in the body: all but the path parameters. */
function bodyOf({ path }: Endpoint, input: Json): Json {
  const elsewhere = variable(path);
  if (elsewhere.length === 0) return input;
  const isHere = (name: string) => !elsewhere.includes(name);
  const properties = propertiesOf(input).filter(([name]) => isHere(name));
  const required = requiredOf(input).filter(isHere);
  return { ...input, properties: Object.fromEntries(properties), required };
}

function failures(codes: readonly ErrorCode[]): Json {
  const body = json({ $ref: '#/components/schemas/Error' });
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [status, { description: named.join(', '), ...body }]),
  );
}

/** An endpoint without a contract: a file, a page or a redirect. */
function other({ path, about, query = [] }: OtherEndpoint): Json {
  const text = (place: string) => (name: string) => ({
    name,
    in: place,
    required: place === 'path',
    schema: { type: 'string' },
  });
  return {
    parameters: [...variable(path).map(text('path')), ...query.map(text('query'))],
    responses: { default: { description: about } },
  };
}

function operation(endpoint: Endpoint): Json {
  if (!endpoint.contracts) return other(endpoint);
  const { contracts, method, streamed } = endpoint;
  const inputs = contracts.map((contract) => jsonSchema(contract.input, 'input'));
  const responses = contracts.map((contract) => jsonSchema(contract.response, 'output'));
  const one = (schemas: Json[]) => (schemas.length === 1 ? schemas[0]! : { anyOf: schemas });
  const errors = new Set(contracts.flatMap((contract) => contract.errors));
  const sent = one(inputs.map((input) => bodyOf(endpoint, input)));
  return {
    parameters: inputs.flatMap((input) => parameters(endpoint, input)),
    ...(method === 'POST' && { requestBody: streamed ? multipart(sent) : json(sent) }),
    responses: {
      200: { description: 'Done', ...json(one(responses)) },
      ...failures([...errors, ...generalErrors]),
    },
  };
}

/** The tag of a path: its first part below the base. */
const area = (path: string) => path.split('/').find((part) => part !== '' && part !== 'api');

/** The OpenAPI 3.1 description of all endpoints, generated from the contracts. */
export function openApi(endpoints: readonly Endpoint[]): Json {
  const byPath = Map.groupBy(endpoints, ({ path }) => path.replace(/:(\w+)/g, '{$1}'));
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1.0.0' },
    components: { schemas: { Error: jsonSchema(errorBodySchema, 'output') } },
    paths: Object.fromEntries(
      [...byPath].map(([path, methods]) => [
        path,
        Object.fromEntries(
          methods.map((endpoint) => [
            endpoint.method.toLowerCase(),
            { tags: [area(path)], ...operation(endpoint) },
          ]),
        ),
      ]),
    ),
  };
}
