import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Env } from './platform/env/env.js';
import { EnvModule } from './platform/env/env.module.js';
import { HealthModule } from './platform/health/health.module.js';
import type { FastLane } from './platform/http/fast-lane.js';
import { HttpModule } from './platform/http/http.module.js';
import { LoggingModule } from './platform/logging/logging.module.js';

import type { Storefront } from './storefront-host/rendering/storefront.js';

/** What the process is told and given before it is put together. */
export interface Surroundings {
  readonly env: Env;
  readonly logger: Logger;
  readonly fastLane: FastLane;
}

@Module({})
export class AppModule {
  static with({ env, logger, fastLane }: Surroundings, _storefront?: Storefront): DynamicModule {
    return {
      module: AppModule,
      imports: [EnvModule.with(env), LoggingModule.with(logger), HttpModule.with(fastLane), HealthModule],
    };
  }
}
