import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';

/** Injection token of the process's pino logger: `@Inject(LOGGER) logger: Logger`. */
export const LOGGER = Symbol('logger');

@Global()
@Module({})
export class LoggingModule {
  /** Makes the process's logger injectable everywhere. */
  static forRoot(logger: Logger): DynamicModule {
    return { module: LoggingModule, providers: [{ provide: LOGGER, useValue: logger }], exports: [LOGGER] };
  }
}
