import Fastify, { type FastifyInstance } from 'fastify';
import { apiClientRoutes } from './api-clients/api-client-routes.js';
import { businessUnitRoutes } from './business-units/business-unit-routes.js';
import { inUnitRoutes } from './checkout/in-unit-routes.js';
import { checkoutRoutes } from './checkout/checkout-routes.js';
import { catalogueRoutes } from './catalogue-routes.js';
import { ProductCaches } from './work/product-cache.js';
import { RatingCache } from './work/rating-cache.js';
import { ReviewCache } from './work/review-cache.js';
import { customerRoutes } from './customers/customer-routes.js';
import { extensionsKind } from './extensions/extensions.kind.js';
import { graphqlRoute } from './graphql/graphql-route.js';
import { asPlatformError, errorEnvelope } from './http/error-envelope.js';
import { correlationId, type RouteContext } from './http/request-work.js';
import { resourceRoutes } from './http/resource-routes.js';
import { unknownRoute, unsupportedRoutes } from './http/unsupported-routes.js';
import { messageRoutes } from './change-feed/message-routes.js';
import { subscriptionsKind } from './change-feed/subscriptions.kind.js';
import { sandboxClients, saveClients } from './oauth/clients.js';
import { tokenRoutes } from './oauth/token-routes.js';
import { TokensRepository } from './oauth/tokens.repository.js';
import { OpenConnections } from '../process/open-connections.js';
import { quoteRoutes } from './quotes/quote-routes.js';
import { customObjectRoutes } from './settings/custom-object-routes.js';
import { createProjectOnce } from './settings/project-routes.js';
import { reviewsKind } from './reviews/reviews.kind.js';
import { shoppingListRoutes } from './shopping-lists/shopping-list-routes.js';
import type { Backend } from './work/work.js';
import { orderEditRoutes } from './order-edits/order-edit-routes.js';
import { settingsRoutes } from './settings-routes.js';
import { openDatabase } from './storage/database.js';
import { removeExpired } from './storage/expiry.js';
import { ReferenceCache } from './storage/reference-cache.js';
import { migrate } from './schema/schema.js';

export interface CommercetoolsServerOptions {
  readonly databaseUrl: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly projectKey?: string;
  /** The variables: COMMERCETOOLS_HOST (the address to listen on), client ids and secrets (`oauth/clients.ts`). */
  readonly env?: NodeJS.ProcessEnv;
}

export interface CommercetoolsServer {
  /** Both the API and the `/oauth` endpoints. */
  readonly url: string;
  close(): Promise<void>;
}

// A product in 21 languages with 100 prices is about 60 KB.
const MAX_BODY_BYTES = 2 * 1024 * 1024;
// The sandbox has default secrets, so only this machine can reach it by default.
const LOOPBACK = '127.0.0.1';
const SWEEP_MS = 3_600_000;
const CONNECTIONS = { name: 'commercetools-sandbox', maxConnections: 12 };
/** Connections for filling caches. They are separate, because transactions hold connections while they wait for a cache. */
const CACHE_CONNECTIONS = { name: 'commercetools-sandbox caches', maxConnections: 2 };
/** The time that requests have to finish when the process is stopped. */
const CLOSE_MS = 5_000;

/** Returns the fields of a form; a field that occurs several times is a list. */
function formFields(body: string): Record<string, string | string[]> {
  const form = new URLSearchParams(body);
  const valueOf = (name: string): string | string[] => {
    const [value = '', ...more] = form.getAll(name);
    return more.length === 0 ? value : [value, ...more];
  };
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, valueOf(name)]));
}

function httpServer(projectKey: string): FastifyInstance {
  const server = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    // Long keys, slugs and order numbers travel in the path; so do long predicates in the query.
    routerOptions: { maxParamLength: 512 },
    http: { maxHeaderSize: 64 * 1024 },
    forceCloseConnections: 'idle',
  });
  const parseJson = server.getDefaultJsonParser('error', 'error');
  // The vendor's client sends a JSON content type with a DELETE, which has no body.
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, String(body), done),
  );
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, formFields(String(body))),
  );
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Correlation-ID', correlationId(request, projectKey));
    done();
  });
  server.setErrorHandler((thrown, request, reply) => {
    const error = asPlatformError(thrown);
    // The answer of an expected failure, such as a late extension, says everything.
    if (error.statusCode >= 500 && error !== thrown)
      console.error(`commerce sandbox: ${request.method} ${request.routeOptions.url ?? 'unknown route'}`, thrown);
    return reply.code(error.statusCode).send(errorEnvelope(error));
  });
  server.setNotFoundHandler((request, reply) => {
    const error = unknownRoute(request, projectKey);
    return reply.code(error.statusCode).send(errorEnvelope(error));
  });
  return server;
}

function addRoutes(server: FastifyInstance, context: RouteContext): void {
  const { backend, tokens } = context;
  server.get('/health', async () => {
    await backend.database.query('SELECT 1');
    return { status: 'ok' };
  });
  tokenRoutes(server, { db: backend.database, tokens, projectKey: backend.projectKey });
  settingsRoutes(server, context);
  catalogueRoutes(server, context);
  resourceRoutes(server, context, reviewsKind);
  resourceRoutes(server, context, subscriptionsKind);
  resourceRoutes(server, context, extensionsKind);
  apiClientRoutes(server, context);
  messageRoutes(server, context);
  customObjectRoutes(server, context);
  checkoutRoutes(server, context);
  orderEditRoutes(server, context);
  customerRoutes(server, context);
  shoppingListRoutes(server, context);
  businessUnitRoutes(server, context);
  inUnitRoutes(server, context);
  quoteRoutes(server, context);
  graphqlRoute(server, context);
  unsupportedRoutes(server, backend.projectKey);
}

/** A backend, and the function that closes its connections. */
interface OpenBackend {
  readonly backend: Backend;
  readonly close: () => Promise<unknown>;
}

function openBackend(databaseUrl: string, projectKey: string, env: NodeJS.ProcessEnv): OpenBackend {
  const database = openDatabase(databaseUrl, CONNECTIONS);
  const cacheDatabase = openDatabase(databaseUrl, CACHE_CONNECTIONS);
  const backend: Backend = {
    database,
    cache: new ReferenceCache(cacheDatabase),
    products: new ProductCaches(),
    ratings: new RatingCache(),
    reviews: new ReviewCache(),
    tokens: new TokensRepository(database, projectKey),
    projectKey,
    extensionHosts: (env.COMMERCETOOLS_EXTENSION_HOSTS ?? '').split(/[\s,]+/).filter(Boolean),
  };
  return { backend, close: () => Promise.all([database.close(), cacheDatabase.close()]) };
}

/** Starts the commerce backend: migrates its tables, saves its API clients, listens. */
export async function startCommercetoolsServer(options: CommercetoolsServerOptions): Promise<CommercetoolsServer> {
  const env = options.env ?? process.env;
  const projectKey = options.projectKey ?? env.COMMERCETOOLS_PROJECT_KEY ?? 'manifold';
  const { backend, close: disconnect } = openBackend(options.databaseUrl, projectKey, env);
  const { database, tokens } = backend;
  const server = httpServer(projectKey);
  const connections = new OpenConnections(server.server);
  let sweep: NodeJS.Timeout | undefined;
  const close = async (): Promise<void> => {
    clearInterval(sweep);
    await connections.close(CLOSE_MS);
    await server.close();
    await disconnect();
  };
  try {
    await migrate(database);
    await saveClients(database, sandboxClients(projectKey, env));
    await createProjectOnce(backend);
    addRoutes(server, { backend, tokens });
    const sweepNow = (): Promise<unknown> =>
      Promise.all([tokens.removeExpired(), tokens.endExpiredClients(), removeExpired(database, projectKey)]).catch(
        reportSweep,
      );
    await sweepNow();
    const url = await server.listen({ host: env.COMMERCETOOLS_HOST || LOOPBACK, port: options.port });
    sweep = setInterval(() => void sweepNow(), SWEEP_MS).unref();
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const reportSweep = (error: unknown): void =>
  console.error('commerce sandbox: expired rows could not be removed', error);
