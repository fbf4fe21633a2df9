import 'reflect-metadata';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule, type AppContext } from './app.module.js';
import { LiveCartAdapter } from './commerce/live-cart/index.js';
import { ErrorFilter } from './platform/errors/error-filter.js';
import { Env, type Variables } from './platform/env/env.js';
import { FastLane } from './platform/http/fast-lane.js';
import { OpenConnections } from './platform/http/open-connections.js';
import { addRequestHooks } from './platform/http/request-hooks.js';
import { createHttpAdapter } from './platform/http/server.js';
import { createLogger } from './platform/logging/logger.js';
import { NestLogger } from './platform/logging/nest-logger.js';
import type { Storefront } from './storefront-host/rendering/storefront.js';

export interface Application extends AppContext {
  readonly app: NestFastifyApplication;
}

/** Creates what all modules need: the checked environment, the logger, the fast lane and the connections. */
export function createAppContext(variables: Variables): AppContext {
  const env = Env.parse(variables);
  return {
    env,
    logger: createLogger(env.logLevel),
    fastLane: new FastLane(),
    connections: new OpenConnections(),
  };
}

/** Creates a Nest application for a module on our HTTP server, with the hooks and the error filter of every request. */
export async function serve(
  module: DynamicModule,
  { env, logger, ...frontDoor }: AppContext,
): Promise<NestFastifyApplication> {
  const adapter = createHttpAdapter(env, frontDoor);
  addRequestHooks(adapter.getInstance(), env, logger);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLogger(logger),
  });
  app.useGlobalFilters(new ErrorFilter(logger));
  return app;
}

/** Creates the whole application from the environment variables; the caller listens and closes. Tests may pass their own storefront. */
export async function createApplication(variables: Variables, storefront?: Storefront): Promise<Application> {
  const context = createAppContext(variables);
  const app = await serve(AppModule.forRoot(context, storefront), context);
  app.useWebSocketAdapter(app.get(LiveCartAdapter));
  return { app, ...context };
}
