import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../logging/logging.module.js';

/** How one part of the process is: `down` with a reason that says nothing of addresses or secrets. */
export interface PartHealth {
  readonly status: 'up' | 'degraded' | 'down';
  readonly detail?: string;
}

export interface HealthPart {
  readonly name: string;
  /** Whether this process can do nothing useful without the part. */
  readonly essential: boolean;
  check(): Promise<PartHealth> | PartHealth;
}

export interface Readiness {
  readonly status: 'ready' | 'degraded' | 'not-ready';
  readonly parts: Readonly<Record<string, PartHealth>>;
}

const CHECK_TIMEOUT_MS = 2_000;

function late(): Promise<PartHealth> {
  return new Promise((resolve) => {
    setTimeout(resolve, CHECK_TIMEOUT_MS, { status: 'down', detail: 'no answer in time' }).unref();
  });
}

/** What the process is made of, each part with its own check; modules register theirs. */
@Injectable()
export class HealthParts {
  private readonly parts: HealthPart[] = [];
  private stopping = false;

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  register(part: HealthPart): void {
    this.parts.push(part);
  }

  /** From now on the process says that it is not ready: it is about to stop. */
  drain(): void {
    this.stopping = true;
  }

  private async healthOf(part: HealthPart): Promise<PartHealth> {
    try {
      return await Promise.race([part.check(), late()]);
    } catch (error) {
      this.logger.warn({ part: part.name, err: error }, 'a part cannot be reached');
      return { status: 'down', detail: 'cannot be reached' };
    }
  }

  /** Ready while every essential part is; a part that is down otherwise only degrades. */
  async readiness(): Promise<Readiness> {
    const checked = await Promise.all(this.parts.map(async (part) => ({ part, health: await this.healthOf(part) })));
    const parts = Object.fromEntries(checked.map(({ part, health }) => [part.name, health]));
    const blocked = checked.some(({ part, health }) => part.essential && health.status === 'down');
    if (this.stopping || blocked) return { status: 'not-ready', parts };
    return { status: checked.every(({ health }) => health.status === 'up') ? 'ready' : 'degraded', parts };
  }
}
