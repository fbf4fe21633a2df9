import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { serve, createAppContext } from '../../application.js';
import type { Variables } from '../../platform/env/env.js';
import { EnvModule } from '../../platform/env/env.module.js';
import { TEST_VARIABLES } from '../../platform/env/testing/test-variables.js';
import { HealthModule } from '../../platform/health/health.module.js';
import { HttpModule } from '../../platform/http/http.module.js';
import { LoggingModule } from '../../platform/logging/logging.module.js';
import { BuiltConsole } from '../console/built-console.js';
import { HtmlCache } from '../html-cache/html-cache.js';
import { StorefrontHostModule } from '../storefront-host.module.js';
import { ShopOperations } from '../ports/shop-operations.js';
import { Stores } from '../ports/stores.js';
import { Visitors, type VisitorCookies, type VisitorState } from '../ports/visitors.js';
import { FakeOperations } from './fake-operations.js';
import { FakeStorefront } from './fake-storefront.js';
import { FakeStores } from './fake-stores.js';

export interface Host {
  readonly app: NestFastifyApplication;
  readonly stores: FakeStores;
  readonly storefront: FakeStorefront;
  readonly operations: FakeOperations;
  readonly cache: HtmlCache;
  get(host: string, url: string, headers?: Record<string, string>): ReturnType<NestFastifyApplication['inject']>;
}

interface HostSettings {
  readonly variables?: Variables;
  readonly now?: () => number;
}

class HostUnderTest {}

/** A customer has this cookie. */
class FakeVisitors extends Visitors {
  override stateOf({ cookie = '' }: VisitorCookies): Promise<VisitorState> {
    if (cookie.includes('session=customer')) return Promise.resolve('customer');
    return Promise.resolve(cookie.includes('session=ended') ? 'ended' : 'visitor');
  }
}

/** Starts only the storefront host, with the stores of the seeds and a fake storefront, without database and network. */
export async function startHost({ variables = {}, now }: HostSettings = {}): Promise<Host> {
  const context = createAppContext({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    ...TEST_VARIABLES,
    ...variables,
  });
  const stores = new FakeStores();
  const storefront = new FakeStorefront();
  const operations = new FakeOperations();
  const host = StorefrontHostModule.forRoot({
    stores: { provide: Stores, useValue: stores },
    operations: { provide: ShopOperations, useValue: operations },
    visitors: { provide: Visitors, useValue: new FakeVisitors() },
    storefront,
    console: new BuiltConsole(context.env.adminDir),
    now,
  });
  const module: DynamicModule = {
    module: HostUnderTest,
    imports: [
      EnvModule.forRoot(context.env),
      LoggingModule.forRoot(context.logger),
      HttpModule.forRoot(context),
      HealthModule,
      host,
    ],
  };
  const app = await serve(module, context);
  await app.init();
  const get: Host['get'] = (name, url, headers = {}) =>
    app.inject({ method: 'GET', url, headers: { host: `${name}:3000`, ...headers } });
  return { app, stores, storefront, operations, cache: app.get(HtmlCache, { strict: false }), get };
}
