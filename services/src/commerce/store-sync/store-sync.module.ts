import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { StoreDriftController } from './store-drift.controller.js';
import { StoreSync } from './store-sync.service.js';

/** Keeps the commerce backend's stores, taxes and shipping rates in sync with config. */
@Module({
  imports: [CommercetoolsModule],
  controllers: [StoreDriftController],
  providers: [StoreSync],
})
export class StoreSyncModule {}
