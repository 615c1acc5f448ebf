import { z } from 'zod';
import { brand } from '@emberite/content/brand';
import { errorBodySchema, errorStatus, generalErrors } from '@emberite/sdk/contract/errors';
import type { ErrorCode } from '@emberite/sdk/contract/errors';
import { posterPart, videoPart } from '@emberite/sdk/contract/videoUpload';
import type { Contract, Endpoint } from '../http/handle.ts';

type Json = Record<string, unknown>;

/** A schema as JSON Schema: of what is sent, or of what is answered. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });

/** The fields of an upload, with the files that travel beside them. */
function multipart(fields: Json): Json {
  const file = { type: 'string', format: 'binary' };
  const properties = { ...(fields.properties as Json), [videoPart]: file, [posterPart]: file };
  const required = [...((fields.required as string[] | undefined) ?? []), videoPart];
  return { content: { 'multipart/form-data': { schema: { ...fields, properties, required } } } };
}

function parameters({ method, path }: Contract, input: Json): Json[] {
  const properties = (input.properties ?? {}) as Record<string, Json>;
  const required = (input.required ?? []) as string[];
  return Object.entries(properties).flatMap(([name, schema]) => {
    const inPath = path.includes(`:${name}`);
    if (!inPath && method !== 'GET') return [];
    const place = inPath ? 'path' : 'query';
    return [{ name, in: place, required: inPath || required.includes(name), schema }];
  });
}

function failures(codes: readonly ErrorCode[]): Json {
  const body = json({ $ref: '#/components/schemas/Error' });
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [status, { description: named.join(', '), ...body }]),
  );
}

/** One call, in all its forms. */
function operation({ path, contracts = [], streamed }: Endpoint): Json {
  const [first] = contracts;
  if (!first) return {};
  const inputs = contracts.map((contract) => jsonSchema(contract.input, 'input'));
  const answers = contracts.map((contract) => jsonSchema(contract.answer, 'output'));
  const one = (schemas: Json[]) => (schemas.length === 1 ? schemas[0]! : { anyOf: schemas });
  const errors = new Set(contracts.flatMap((contract) => contract.errors));
  const body = streamed ? multipart(one(inputs)) : json(one(inputs));
  return {
    tags: [path.split('/')[2]],
    parameters: inputs.flatMap((input) => parameters(first, input)),
    ...(first.method === 'POST' && { requestBody: body }),
    responses: {
      200: { description: 'Done', ...json(one(answers)) },
      ...failures([...errors, ...generalErrors]),
    },
  };
}

/** The description of all calls in OpenAPI 3.1, made from the contract. */
export function openApi(endpoints: readonly Endpoint[]): Json {
  const described = endpoints.filter((endpoint) => endpoint.contracts);
  const byPath = Map.groupBy(described, ({ path }) => path.replace(/:(\w+)/g, '{$1}'));
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1.0.0' },
    components: { schemas: { Error: jsonSchema(errorBodySchema, 'output') } },
    paths: Object.fromEntries(
      [...byPath].map(([path, methods]) => [
        path,
        Object.fromEntries(
          methods.map((endpoint) => [endpoint.method.toLowerCase(), operation(endpoint)]),
        ),
      ]),
    ),
  };
}
