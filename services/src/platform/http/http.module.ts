import { Global, Module, type DynamicModule } from '@nestjs/common';
import { FastLane } from './fast-lane.js';
import { UnknownMiddlewareController } from './unknown-middleware.controller.js';

@Global()
@Module({ controllers: [UnknownMiddlewareController] })
export class HttpModule {
  /** Makes the server's fast lane injectable everywhere. */
  static with(fastLane: FastLane): DynamicModule {
    return { module: HttpModule, providers: [{ provide: FastLane, useValue: fastLane }], exports: [FastLane] };
  }
}
