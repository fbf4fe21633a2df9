import { Module } from '@nestjs/common';
import { CartEventsModule } from '../cart-events/index.js';
import { VisitModule } from '../visit/index.js';
import { AccountMailsModule } from './account-mails.module.js';
import { AccountRecordsModule } from './account-records.module.js';
import { CustomerAccess } from './customer-access.service.js';
import { CustomerDevices } from './customer-devices.service.js';

/** The providers that list and end the sessions and other access of customers. */
@Module({
  imports: [AccountMailsModule, AccountRecordsModule, CartEventsModule, VisitModule],
  providers: [CustomerAccess, CustomerDevices],
  exports: [CustomerAccess, CustomerDevices],
})
export class CustomerAccessModule {}
