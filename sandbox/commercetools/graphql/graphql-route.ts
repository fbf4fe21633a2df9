import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  execute,
  getOperationAST,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import * as z from 'zod';
import { asPlatformError } from '../http/error-envelope.js';
import { parseAs } from '../input/parse.js';
import { invalidInput, PlatformError } from '../errors/platform-error.js';
import { authenticatedWork, type RouteContext } from '../http/request-work.js';
import { executableSchema } from './executable-schema.js';
import { GraphqlContext } from './graphql-context.js';

const requestBody = z.object({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** Far above any document of a shop; limits the cost of a hostile one. */
const MAX_TOKENS = 10_000;
const MAX_DOCUMENTS = 500;

/** Caches parsed and validated documents by their text: clients send the same few again and again. */
class Documents {
  private readonly cached = new Map<string, DocumentNode>();

  constructor(private readonly schema: GraphQLSchema) {}

  get(text: string): DocumentNode {
    const known = this.cached.get(text);
    if (known !== undefined) return known;
    const document = this.parsed(text);
    const [oldest] = this.cached.keys();
    if (this.cached.size >= MAX_DOCUMENTS && oldest !== undefined) this.cached.delete(oldest);
    this.cached.set(text, document);
    return document;
  }

  private parsed(text: string): DocumentNode {
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: MAX_TOKENS });
    } catch (error) {
      throw invalidInput(`Malformed parameter: query: ${error instanceof Error ? error.message : 'Syntax error.'}`);
    }
    const [first, ...more] = validate(this.schema, document).map(({ message, locations }) => ({
      code: 'InvalidInput',
      message: `Malformed parameter: query: ${message}`,
      locations,
    }));
    if (first !== undefined) throw new PlatformError(400, first, ...more);
    return document;
  }
}

/** Returns an error as the platform formats it: with details under `extensions`. */
function formatted(error: GraphQLError): GraphQLFormattedError {
  const { originalError } = error;
  const thrown =
    originalError === undefined || originalError instanceof GraphQLError
      ? invalidInput(error.message)
      : asPlatformError(originalError);
  if (thrown.statusCode >= 500) console.error('commerce sandbox: graphql', originalError);
  const [{ message, ...facts }] = thrown.errors;
  return { message, locations: error.locations, path: error.path, extensions: facts };
}

interface Engine {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
}

async function run(
  context: RouteContext,
  request: FastifyRequest,
  { schema, documents }: Engine,
): Promise<ExecutionResult | object> {
  const work = await authenticatedWork(context, request);
  const { query, operationName, variables } = parseAs(requestBody, request.body);
  const document = documents.get(query);
  if (getOperationAST(document, operationName) === null)
    throw invalidInput('Malformed parameter: operationName: The document has no such operation.');
  const { data, errors } = await execute({
    schema,
    document,
    operationName,
    variableValues: variables,
    contextValue: new GraphqlContext(work),
  });
  // Without data the request was not executed: its variables do not fit the document.
  if (data === undefined) throw invalidInput(`Malformed parameter: variables: ${errors?.[0]?.message ?? 'Not valid.'}`);
  return errors === undefined ? { data } : { data, errors: errors.map(formatted) };
}

/** Adds `POST /{projectKey}/graphql`. */
export function graphqlRoute(server: FastifyInstance, context: RouteContext): void {
  const schema = executableSchema();
  const engine = { schema, documents: new Documents(schema) };
  server.post(`/${context.backend.projectKey}/graphql`, (request) => run(context, request, engine));
}
