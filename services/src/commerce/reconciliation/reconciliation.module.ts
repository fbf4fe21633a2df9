import { Module } from '@nestjs/common';
import { AdyenModule } from '../../integrations/adyen/adyen.module.js';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { OnlineOrders } from './online-orders.repository.js';
import { OrderComparison } from './order-comparison.service.js';
import { PaymentDifferences } from './payment-differences.repository.js';
import { ReconciliationDesk } from './reconciliation-desk.service.js';
import { ReconciliationRuns } from './reconciliation-runs.repository.js';
import { ReconciliationController } from './reconciliation.controller.js';
import { ReconciliationJob } from './reconciliation.service.js';
import { ReportLoading } from './report-loading.service.js';
import { ReportedPayments } from './reported-payments.repository.js';

/** Compares payment provider, orders and ledger, and shows the differences at the order desk. */
@Module({
  imports: [AdyenModule, AuthModule, CommercetoolsModule, JobsModule, RateLimitsModule],
  controllers: [ReconciliationController],
  providers: [
    OnlineOrders,
    OrderComparison,
    PaymentDifferences,
    ReconciliationDesk,
    ReconciliationJob,
    ReconciliationRuns,
    ReportLoading,
    ReportedPayments,
  ],
})
export class ReconciliationModule {}
