import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { CacheModule } from '../../platform/cache/cache.module.js';
import { AccountModule } from '../account/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { OperationsModule } from '../operations/index.js';
import { OrdersModule } from '../orders/index.js';
import { VisitModule } from '../visit/index.js';
import { NewReviews } from './new-reviews.service.js';
import { OwnReviews } from './own-reviews.service.js';
import { ReviewOperations } from './review-operations.js';
import { Reviews } from './reviews.service.js';

/** Product reviews by customers. */
@Module({
  imports: [
    AccountModule,
    CacheModule,
    CatalogueModule,
    CommercetoolsModule,
    OperationsModule,
    OrdersModule,
    VisitModule,
  ],
  providers: [NewReviews, OwnReviews, ReviewOperations, Reviews],
  exports: [OwnReviews],
})
export class ReviewsModule {}
