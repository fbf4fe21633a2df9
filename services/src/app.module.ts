import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { apiRoutes } from './api-routes.js';
import { CatalogueFeed } from './commerce/catalogue/index.js';
import { CommerceModule } from './commerce/commerce.module.js';
import { Newsletter } from './commerce/newsletter/index.js';
import { ShopperOperations } from './commerce/operations/index.js';
import { Visits } from './commerce/visit/index.js';
import { ConsentTextsSourceModule } from './consent-texts-source.module.js';
import { EngagementModule } from './engagement/engagement.module.js';
import type { Env } from './platform/env/env.js';
import { EnvModule } from './platform/env/env.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { HttpModule } from './platform/http/http.module.js';
import type { FrontDoor } from './platform/http/server.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { OpenApiModule } from './platform/openapi/openapi.module.js';
import { SystemsModule } from './platform/systems/systems.module.js';
import { ReadinessModule } from './readiness.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { LiveConfig, StoreConfigModule } from './store-config/index.js';
import { BuiltConsole } from './storefront-host/console/built-console.js';
import type { Console } from './storefront-host/console/console.js';
import { ViteConsole } from './storefront-host/development/vite-console.js';
import { ViteStorefront } from './storefront-host/development/vite-storefront.js';
import { BuiltStorefront } from './storefront-host/rendering/built-storefront.js';
import type { Storefront } from './storefront-host/rendering/storefront.js';
import { StoreProbesModule } from './storefront-host/readiness/store-probes.module.js';
import { ConsentLinks } from './storefront-host/ports/consent-links.js';
import { ShownChanges } from './storefront-host/ports/shown-changes.js';
import { ShopOperations } from './storefront-host/ports/shop-operations.js';
import { StorefrontHostModule } from './storefront-host/storefront-host.module.js';
import { Stores } from './storefront-host/ports/stores.js';
import { Visitors } from './storefront-host/ports/visitors.js';

/** The parts of the process that exist before its modules are assembled. */
export interface AppContext extends FrontDoor {
  readonly env: Env;
  readonly logger: Logger;
}

function storefrontOf({ development, storefrontDir, adminHost }: Env): Storefront {
  return development ? new ViteStorefront(storefrontDir, adminHost) : new BuiltStorefront(storefrontDir);
}

function consoleOf({ development, adminDir, adminHost }: Env): Console {
  return development ? new ViteConsole(adminDir, adminHost) : new BuiltConsole(adminDir);
}

@Module({})
export class AppModule {
  /** Assembles the whole process. A test may pass its own storefront; the default is the built one. */
  static forRoot({ env, logger, ...frontDoor }: AppContext, storefront?: Storefront): DynamicModule {
    const host = StorefrontHostModule.forRoot({
      imports: [CommerceModule],
      stores: { provide: Stores, useExisting: LiveConfig },
      operations: { provide: ShopOperations, useExisting: ShopperOperations },
      visitors: { provide: Visitors, useExisting: Visits },
      consentLinks: { provide: ConsentLinks, useExisting: Newsletter },
      changes: { provide: ShownChanges, useExisting: CatalogueFeed },
      storefront: storefront ?? storefrontOf(env),
      console: consoleOf(env),
    });
    return {
      module: AppModule,
      imports: [
        EnvModule.forRoot(env),
        LoggingModule.forRoot(logger),
        HttpModule.forRoot(frontDoor),
        HealthModule,
        OpenApiModule.forRoot(apiRoutes),
        StoreConfigModule,
        SystemsModule,
        ReadinessModule,
        RetentionModule,
        CommerceModule,
        EngagementModule,
        host,
        StoreProbesModule.register(host),
        ConsentTextsSourceModule.register(host),
      ],
    };
  }
}
