import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BackendWatch } from '../../integrations/commercetools/ports/backend-watch.js';
import { CatalogueBackend } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { HealthParts, type PartHealth } from '../../platform/health/health-parts.js';
import { ProductReading } from './product-reading.service.js';

/**
 * Reports the health of the catalogue. Without the commerce backend it serves from caches, which is degraded, not down. A
 * process gets no requests before its first read of the products.
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
    return this.products.warmUp.isRunning ? { status: 'down', detail: 'reading the products' } : { status: 'up' };
  }

  private async checkBackend(): Promise<PartHealth> {
    // Known problems first, because a ping would queue behind stuck requests.
    const problems = this.watch.problems();
    if (problems.length > 0) return { status: 'degraded', detail: problems.join('; ') };
    await this.backend.ping();
    return { status: 'up' };
  }
}
