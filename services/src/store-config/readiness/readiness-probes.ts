import type { ReadinessCheck, ReadinessCheckId } from '@manifold/domain/readiness/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';

/** The result of a probe, without its duration. */
export type ProbeResult = Pick<ReadinessCheck, 'state' | 'asked' | 'found'> &
  Partial<Pick<ReadinessCheck, 'advice' | 'details'>>;

/** One check of a store's current config. */
export interface ReadinessProbe {
  readonly id: ReadinessCheckId;
  /** The section in which a bad result can be fixed; null if there is none. */
  readonly section: ReadinessCheck['section'];
  /** Runs the check. A rejection counts as failed and does not affect other checks. */
  probe(snapshot: Snapshot): Promise<ProbeResult> | ProbeResult;
}

/** All readiness checks. Modules register their own. */
@Injectable()
export class ReadinessProbes {
  private readonly registered: ReadinessProbe[] = [];

  register(...probes: readonly ReadinessProbe[]): void {
    this.registered.push(...probes);
  }

  all(): readonly ReadinessProbe[] {
    return this.registered;
  }
}
