import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BackendWatch } from '../../integrations/commercetools/ports/backend-watch.js';
import { CatalogueBackend } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { HealthParts, type PartHealth } from '../../platform/health/health-parts.js';
import { ProductReading } from './product-reading.service.js';

/**
 * Says how the catalogue is. Without the commerce backend it goes on from memory: that is degraded, not down. A process that
 * reads its products for the first time gets no requests.
 */
@Injectable()
export class CatalogueHealth implements OnModuleInit {
  constructor(
    private readonly health: HealthParts,
    private readonly backend: CatalogueBackend,
    private readonly products: ProductReading,
    private readonly watch: BackendWatch,
  ) {}

  onModuleInit(): void {
    this.health.register({ name: 'catalogue', essential: true, check: () => this.check() });
    this.health.register({ name: 'commerce-backend', essential: false, check: () => this.checkBackend() });
  }

  private check(): PartHealth {
    return this.products.warmUp.isRunning ? { status: 'down', detail: 'reads the products' } : { status: 'up' };
  }

  private async checkBackend(): Promise<PartHealth> {
    // Known trouble comes first: a request of our own would wait behind those that are stuck.
    const troubles = this.watch.problems();
    if (troubles.length > 0) return { status: 'degraded', detail: troubles.join('; ') };
    await this.backend.ping();
    return { status: 'up' };
  }
}
