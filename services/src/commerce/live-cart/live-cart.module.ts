import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { CartModule } from '../cart/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { VisitModule } from '../visit/index.js';
import { CartChannels } from './cart-channels.service.js';
import { CartFanOut } from './cart-fan-out.service.js';
import { LiveCartAdapter } from './live-cart-adapter.js';
import { LiveCartServer } from './live-cart-server.service.js';
import { LiveCartGateway } from './live-cart.gateway.js';
import { LiveSockets } from './live-sockets.service.js';
import { LiveStock } from './live-stock.service.js';
import { Upgrades } from './upgrades.service.js';

/** The live cart channel: WebSockets through which all tabs of a cart learn of changes. */
@Module({
  imports: [CartModule, CatalogueModule, CommercetoolsModule, VisitModule],
  providers: [
    CartChannels,
    CartFanOut,
    LiveCartAdapter,
    LiveCartGateway,
    LiveCartServer,
    LiveSockets,
    LiveStock,
    Upgrades,
  ],
  exports: [LiveCartAdapter, LiveCartServer],
})
export class LiveCartModule {}
