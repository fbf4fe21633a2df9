import type { ReadinessCheck, ReadinessCheckId } from '@manifold/domain/readiness/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';

/** What a probe has found; how long it took is measured from outside. */
export type ProbeResult = Pick<ReadinessCheck, 'state' | 'asked' | 'found'> &
  Partial<Pick<ReadinessCheck, 'advice' | 'details'>>;

/** One question to a store as it is served now. */
export interface ReadinessProbe {
  readonly id: ReadinessCheckId;
  /** Where an answer that is not as it should be is mended; null where that is no section. */
  readonly section: ReadinessCheck['section'];
  /** May reject: then the check has failed, and the others go on. */
  probe(snapshot: Snapshot): Promise<ProbeResult> | ProbeResult;
}

/** What stores are asked, each question by the module that knows the answer; modules register theirs. */
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
