import { Module, type OnModuleInit } from '@nestjs/common';
import { HealthParts, type PartHealth } from './platform/health/health-parts.js';
import { PrismaService } from './platform/prisma/prisma.service.js';
import { LiveConfig } from './store-config/index.js';

const UP: PartHealth = { status: 'up' };

/** Registers the health of config and database. Only the config is essential, because pages are served from memory without the database. */
@Module({})
export class ReadinessModule implements OnModuleInit {
  constructor(
    private readonly health: HealthParts,
    private readonly live: LiveConfig,
    private readonly prisma: PrismaService,
  ) {}

  onModuleInit(): void {
    this.health.register({ name: 'config', essential: true, check: () => this.config() });
    this.health.register({ name: 'database', essential: false, check: () => this.database() });
  }

  private config(): PartHealth {
    if (this.live.snapshots().length === 0) return { status: 'down', detail: 'no snapshot yet' };
    const { missing, stale: staleStores } = this.live.problems;
    const stale = [...staleStores].map(([storeKey, servedFrom]) => `${storeKey} (${servedFrom})`);
    const detail = [
      `revision ${this.live.revision}`,
      ...(missing.length > 0 ? [`without config: ${missing.join(', ')}`] : []),
      ...(stale.length > 0 ? [`stale config: ${stale.join(', ')}`] : []),
    ].join('; ');
    return { status: missing.length + stale.length > 0 ? 'degraded' : 'up', detail };
  }

  /** Checks that Postgres answers and that a connection is free. */
  private async database(): Promise<PartHealth> {
    await this.prisma.$queryRaw`SELECT 1`;
    const { busy, most, waiting, oldestMilliseconds } = this.prisma.pool;
    if (waiting === 0 && busy < most) return UP;
    const oldest = `oldest query ${Math.round(oldestMilliseconds)} ms`;
    return { status: 'degraded', detail: `${busy} of ${most} connections busy, ${waiting} wait, ${oldest}` };
  }
}
