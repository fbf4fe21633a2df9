import { Global, Module, type DynamicModule } from '@nestjs/common';
import { FastLane } from './fast-lane.js';
import { OutboundHttp } from './outbound/outbound-http.js';
import { UnknownMiddlewareController } from './unknown-middleware.controller.js';

@Global()
@Module({ controllers: [UnknownMiddlewareController] })
export class HttpModule {
  /** Makes the server's fast lane and requests to targets of config injectable everywhere. */
  static with(fastLane: FastLane): DynamicModule {
    return {
      module: HttpModule,
      providers: [{ provide: FastLane, useValue: fastLane }, OutboundHttp],
      exports: [FastLane, OutboundHttp],
    };
  }
}
