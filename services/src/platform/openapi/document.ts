import * as z from 'zod';

/** A route as OpenAPI sees it. Schemas are JSON schemas. */
export interface RouteDescription {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly ParameterDescription[];
  readonly body?: JsonSchema;
  readonly answer?: {
    /** 200 by default. */
    readonly status?: number;
    readonly schema?: JsonSchema;
    readonly mediaType?: string;
    readonly description: string;
  };
  /** The address of the route's server, if it is not that of the API. */
  readonly server?: string;
  /** Whether failures are answered with the common error body. */
  readonly fails: boolean;
  /** The refusals of the route by status, with their codes. Without it, any refusal is possible. */
  readonly refusals?: Readonly<Record<string, string>>;
}

export interface ParameterDescription {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

const ERROR = { $ref: '#/components/schemas/Error' };
const OK = 200;
const JSON_TYPE = 'application/json';

function operation(route: RouteDescription): Record<string, unknown> {
  const { answer, body } = route;
  const content = answer?.schema ? { content: { [answer.mediaType ?? JSON_TYPE]: { schema: answer.schema } } } : {};
  const refused = (description: string) => ({ description, content: { [JSON_TYPE]: { schema: ERROR } } });
  const refusals = Object.entries(route.refusals ?? {}).map(([status, why]) => [status, refused(why)] as const);
  const failure = { default: refused(route.refusals ? 'Failed' : 'Refused or failed') };
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    ...(route.server ? { servers: [{ url: route.server }] } : {}),
    ...(route.parameters?.length ? { parameters: route.parameters } : {}),
    ...(body ? { requestBody: { required: true, content: { [JSON_TYPE]: { schema: body } } } } : {}),
    responses: {
      [answer?.status ?? OK]: { description: answer?.description ?? 'Done', ...content },
      ...Object.fromEntries(refusals),
      ...(route.fails ? failure : {}),
    },
  };
}

/** Returns the OpenAPI 3.1 document of the routes. */
export function openApiDocument(routes: readonly RouteDescription[], error: JsonSchema): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Manifold',
      version: '1',
      description:
        'The host of a request selects the store; `x-locale` selects one of its locales. Requests that change something must send `application/json` from the same origin. The console has its own host.',
    },
    paths,
    components: { schemas: { Error: error } },
  };
}

export type Schema = z.core.$ZodType;

/**
 * Returns the JSON schema of a request (`input`) or an answer (`output`). A recursive schema gets an `$id`, so that its
 * references work in any document.
 */
export function jsonSchema(schema: Schema, io: 'input' | 'output', name: string): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json.$defs ? { $id: `urn:manifold:${name}:${io}`, ...json } : json;
}
