import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DetailsAccess } from './details-access.js';
import { FastLane } from './fast-lane.js';
import { OpenConnections } from './open-connections.js';
import { OutboundHttp } from './outbound/outbound-http.js';
import type { FrontDoor } from './server.js';
import { UnknownMiddlewareController } from './unknown-middleware.controller.js';

@Global()
@Module({ controllers: [UnknownMiddlewareController] })
export class HttpModule {
  /** Makes the server's fast lane, its connections and the client for configured targets injectable everywhere. */
  static forRoot({ fastLane, connections }: FrontDoor): DynamicModule {
    const providers = [
      { provide: FastLane, useValue: fastLane },
      { provide: OpenConnections, useValue: connections },
      OutboundHttp,
      DetailsAccess,
    ];
    return { module: HttpModule, providers, exports: [FastLane, OpenConnections, OutboundHttp, DetailsAccess] };
  }
}
