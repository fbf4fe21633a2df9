import { Module } from '@nestjs/common';
import { OperationsModule } from '../operations/index.js';
import { PublicStores } from './public-stores.service.js';
import { StoreOperations } from './store-operations.js';

/** Public data of stores: names, languages and redirects. */
@Module({
  imports: [OperationsModule],
  providers: [PublicStores, StoreOperations],
})
export class StoresModule {}
