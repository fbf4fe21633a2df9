import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../logging/logging.module.js';

/** The health of one part of the process. The detail must not reveal addresses or secrets. */
export interface PartHealth {
  readonly status: 'up' | 'degraded' | 'down';
  readonly detail?: string;
}

export interface HealthPart {
  readonly name: string;
  /** Whether this process is useless without the part. */
  readonly essential: boolean;
  check(): Promise<PartHealth> | PartHealth;
}

export interface Readiness {
  readonly status: 'ready' | 'degraded' | 'not-ready';
  readonly parts: Readonly<Record<string, PartHealth>>;
}

const CHECK_TIMEOUT_MS = 2_000;

function timeout(): Promise<PartHealth> {
  return new Promise((resolve) => {
    setTimeout(resolve, CHECK_TIMEOUT_MS, { status: 'down', detail: 'no answer in time' }).unref();
  });
}

/** The parts of the process with their health checks. Modules register their own. */
@Injectable()
export class HealthParts {
  private readonly parts: HealthPart[] = [];
  private stopping = false;

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  register(part: HealthPart): void {
    this.parts.push(part);
  }

  /** Makes the process report `not-ready` from now on, because it is about to stop. */
  drain(): void {
    this.stopping = true;
  }

  private async healthOf(part: HealthPart): Promise<PartHealth> {
    try {
      return await Promise.race([part.check(), timeout()]);
    } catch (error) {
      this.logger.warn({ part: part.name, err: error }, 'health check failed');
      return { status: 'down', detail: 'cannot be reached' };
    }
  }

  /** Returns `ready` while every essential part is up; another part that is down only makes it `degraded`. */
  async readiness(): Promise<Readiness> {
    const checked = await Promise.all(this.parts.map(async (part) => ({ part, health: await this.healthOf(part) })));
    const parts = Object.fromEntries(checked.map(({ part, health }) => [part.name, health]));
    const blocked = checked.some(({ part, health }) => part.essential && health.status === 'down');
    if (this.stopping || blocked) return { status: 'not-ready', parts };
    return { status: checked.every(({ health }) => health.status === 'up') ? 'ready' : 'degraded', parts };
  }
}
