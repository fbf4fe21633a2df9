import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { MailOutboxModule } from '../mail-outbox/index.js';
import { PaymentsModule } from '../payments/index.js';
import { OrderProgressRows } from './order-progress.repository.js';
import { OrderProgress } from './order-progress.service.js';

/** Follows orders after they were placed, and queues mails about deliveries and bank transfers. */
@Module({
  imports: [CommercetoolsModule, MailOutboxModule, PaymentsModule],
  providers: [OrderProgress, OrderProgressRows],
})
export class OrderProgressModule {}
