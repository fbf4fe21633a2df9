import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { ErrorFilter } from './platform/errors/error-filter.js';
import { Env, type Variables } from './platform/env/env.js';
import { FastLane } from './platform/http/fast-lane.js';
import { addRequestHooks } from './platform/http/request-hooks.js';
import { createHttpAdapter } from './platform/http/server.js';
import { createLogger } from './platform/logging/logger.js';
import { NestLogger } from './platform/logging/nest-logger.js';

export interface Application {
  readonly app: NestFastifyApplication;
  readonly env: Env;
  readonly logger: Logger;
}

/** Puts the whole process together from its environment; the caller listens and closes. Tests start it on port 0. */
export async function createApplication(variables: Variables): Promise<Application> {
  const env = Env.parse(variables);
  const logger = createLogger(env.logLevel);
  const fastLane = new FastLane();
  const adapter = createHttpAdapter(env, fastLane);
  addRequestHooks(adapter.getInstance(), env, logger);
  const module = AppModule.with({ env, logger, fastLane });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLogger(logger),
  });
  app.useGlobalFilters(new ErrorFilter(logger));
  return { app, env, logger };
}
