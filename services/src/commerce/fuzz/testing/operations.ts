import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { JsonSchema } from './schema-values.js';

/** An operation in the OpenAPI document. */
export interface DescribedOperation {
  readonly path: string;
  readonly request: JsonSchema;
  readonly documented: ReadonlySet<number>;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
}

interface OpenApiOperation {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
  readonly responses: Readonly<Record<string, unknown>>;
}

const SHOPPERS = /^\/api\/(commerce|customer)\//;

/** Returns the schema of the parameters; the document also has the form in an array. */
function requestOf({ requestBody }: OpenApiOperation): JsonSchema {
  const schema = requestBody?.content['application/json'].schema ?? {};
  const [request = {}] = schema.oneOf ?? [schema];
  return request;
}

/** Returns the operations of the shopper's API in the OpenAPI document that the shop serves. */
export async function describedOperations(app: NestFastifyApplication): Promise<DescribedOperation[]> {
  const { payload } = await app.inject({ method: 'GET', url: '/api/docs/openapi.json' });
  const { paths } = JSON.parse(payload) as OpenApi;
  return Object.entries(paths).flatMap(([path, { post }]) => {
    if (!SHOPPERS.test(path) || !post) return [];
    return { path, request: requestOf(post), documented: new Set(Object.keys(post.responses).map(Number)) };
  });
}
