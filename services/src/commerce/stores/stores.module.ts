import { Module } from '@nestjs/common';
import { OperationsModule } from '../operations/index.js';
import { PublicStores } from './public-stores.service.js';
import { StoreOperations } from './store-operations.js';

/** What anybody may know of the stores: their names and languages, and where an old address leads. */
@Module({
  imports: [OperationsModule],
  providers: [PublicStores, StoreOperations],
})
export class StoresModule {}
