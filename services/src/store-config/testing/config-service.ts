import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { TEST_VARIABLES } from '../../platform/env/testing/test-variables.js';
import { ErrorFilter } from '../../platform/errors/error-filter.js';
import { Env, type Variables } from '../../platform/env/env.js';
import { EnvModule } from '../../platform/env/env.module.js';
import { FastLane } from '../../platform/http/fast-lane.js';
import { HttpModule } from '../../platform/http/http.module.js';
import { addRequestHooks } from '../../platform/http/request-hooks.js';
import { OpenConnections } from '../../platform/http/open-connections.js';
import { createHttpAdapter } from '../../platform/http/server.js';
import { createLogger } from '../../platform/logging/logger.js';
import { LoggingModule } from '../../platform/logging/logging.module.js';
import { StoreConfigModule } from '../store-config.module.js';

@Module({})
class ConfigServiceModule {
  static forRoot(imports: (DynamicModule | Type)[]): DynamicModule {
    return { module: ConfigServiceModule, imports };
  }
}

export interface ConfigService {
  readonly app: NestFastifyApplication;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Starts one replica of the config service for tests, optionally with further modules. Opens no port; a test may listen itself. */
export async function startConfigService(
  databaseUrl: string,
  variables: Variables = {},
  modules: readonly Type[] = [],
): Promise<ConfigService> {
  const own = variables['DATA_DIR'] === undefined;
  const dataDir = variables['DATA_DIR'] ?? mkdtempSync(path.join(os.tmpdir(), 'manifold-config-'));
  const env = Env.parse({
    DATABASE_URL: databaseUrl,
    ...TEST_VARIABLES,
    ...variables,
    DATA_DIR: dataDir,
  });
  const logger = createLogger(env.logLevel);
  const frontDoor = { fastLane: new FastLane(), connections: new OpenConnections() };
  const adapter = createHttpAdapter(env, frontDoor);
  addRequestHooks(adapter.getInstance(), env, logger);
  const below = [EnvModule.forRoot(env), LoggingModule.forRoot(logger), HttpModule.forRoot(frontDoor)];
  const module = ConfigServiceModule.forRoot([...below, StoreConfigModule, ...modules]);
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: false,
  });
  app.useGlobalFilters(new ErrorFilter(logger));
  await app.init();
  await adapter.getInstance().ready();
  const stop = async () => {
    await app.close();
    if (own) rmSync(dataDir, { recursive: true, force: true });
  };
  return { app, dataDir, stop };
}
