import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProjectSetup } from '../../../integrations/commercetools/ports/project-setup.js';
import { StoreBackend } from '../../../integrations/commercetools/ports/store-backend.js';
import { LiveConfig, ReadinessProbes } from '../../../store-config/index.js';
import { BoundaryShopper } from '../boundary-shopper/boundary-shopper.service.js';
import { ShopperOperations } from '../../operations/index.js';
import { backendProbe } from './backend-probe.js';
import { boundaryProbe } from './boundary-probe.js';
import { customFieldsProbe } from './custom-fields-probe.js';
import { paymentMethodsProbe } from './payment-methods-probe.js';
import { productProbe } from './product-probe.js';

/** Registers the readiness probes of commerce. */
@Injectable()
export class CommerceProbes implements OnModuleInit {
  constructor(
    private readonly probes: ReadinessProbes,
    private readonly operations: ShopperOperations,
    private readonly backend: StoreBackend,
    private readonly live: LiveConfig,
    private readonly shopper: BoundaryShopper,
    private readonly setup: ProjectSetup,
  ) {}

  onModuleInit(): void {
    const { operations, backend, live, shopper, setup } = this;
    this.probes.register(
      paymentMethodsProbe,
      productProbe(operations),
      backendProbe(backend, live),
      customFieldsProbe(setup),
      boundaryProbe(shopper),
    );
  }
}
