import { Module, type OnModuleInit } from '@nestjs/common';
import { Env } from './platform/env/env.js';
import { HealthParts, type PartHealth } from './platform/health/health-parts.js';
import { PrismaService } from './platform/prisma/prisma.service.js';
import { LiveConfig } from './store-config/index.js';

const UP: PartHealth = { status: 'up' };
const BACKEND_TIMEOUT_MS = 1_500;

/** What the process depends on. Only the config is essential: pages are served from memory with the others down. */
@Module({})
export class ReadinessModule implements OnModuleInit {
  constructor(
    private readonly health: HealthParts,
    private readonly live: LiveConfig,
    private readonly prisma: PrismaService,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.health.register({ name: 'config', essential: true, check: () => this.config() });
    this.health.register({ name: 'database', essential: false, check: () => this.database() });
    this.health.register({ name: 'commerce-backend', essential: false, check: () => this.commerceBackend() });
  }

  private config(): PartHealth {
    if (this.live.snapshots().length === 0) return { status: 'down', detail: 'no snapshot yet' };
    return { status: 'up', detail: `revision ${this.live.revision}` };
  }

  private async database(): Promise<PartHealth> {
    await this.prisma.$queryRaw`SELECT 1`;
    return UP;
  }

  /** Any answer will do: without a token it is a refusal. */
  private async commerceBackend(): Promise<PartHealth> {
    const { apiUrl, projectKey } = this.env.commercetools;
    const { status } = await fetch(`${apiUrl}/${projectKey}`, { signal: AbortSignal.timeout(BACKEND_TIMEOUT_MS) });
    return status < 500 ? UP : { status: 'degraded', detail: `answers ${status}` };
  }
}
