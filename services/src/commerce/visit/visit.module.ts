import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { SessionModule } from '../../platform/session/session.module.js';
import { CustomerSessions } from './customer-sessions.repository.js';
import { SessionQueue } from './session-queue.js';
import { SessionRenewals } from './session-renewals.repository.js';
import { Shoppers } from './shoppers.service.js';
import { SignedInCustomers } from './signed-in-customers.service.js';
import { Visits } from './visits.service.js';

/** Visits: store and language of a request, the visitor's session and their token at the commerce backend. */
@Module({
  imports: [CommercetoolsModule, SessionModule],
  providers: [CustomerSessions, SessionQueue, SessionRenewals, Shoppers, SignedInCustomers, Visits],
  exports: [CustomerSessions, SessionQueue, SessionRenewals, Shoppers, SignedInCustomers, Visits],
})
export class VisitModule {}
