import { Module } from '@nestjs/common';
import { AdyenModule } from '../../integrations/adyen/adyen.module.js';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { SocialSignInModule } from '../../integrations/social-sign-in/social-sign-in.module.js';
import { CacheModule } from '../../platform/cache/cache.module.js';
import { CatalogueModule } from '../catalogue/index.js';
import { OperationsModule } from '../operations/index.js';
import { BackendErrorsController } from './backend-errors/backend-errors.controller.js';
import { BackendView } from './backend-errors/backend-view.service.js';
import { CommerceBackendController } from './backend-errors/commerce-backend.controller.js';
import { BoundaryShopper } from './boundary-shopper/boundary-shopper.service.js';
import { DraftBoundaries } from './boundary-shopper/draft-boundaries.service.js';
import { TrialCarts } from './boundary-shopper/trial-carts.service.js';
import { ImpactController } from './impact/impact.controller.js';
import { Impacts } from './impact/impacts.service.js';
import { CommerceProbes } from './readiness/commerce-probes.js';
import { OnlinePaymentReadiness } from './readiness/online-payment-probe.js';
import { SignInProvidersReadiness } from './readiness/sign-in-providers-probe.js';

/** Insight for staff: impact of drafts, limits tried with real carts, readiness and backend errors. */
@Module({
  imports: [AdyenModule, CacheModule, CatalogueModule, CommercetoolsModule, OperationsModule, SocialSignInModule],
  controllers: [BackendErrorsController, CommerceBackendController, ImpactController],
  providers: [
    BackendView,
    BoundaryShopper,
    CommerceProbes,
    DraftBoundaries,
    Impacts,
    OnlinePaymentReadiness,
    SignInProvidersReadiness,
    TrialCarts,
  ],
})
export class InsightModule {}
