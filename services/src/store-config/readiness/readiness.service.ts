import { READINESS_CHECKS, type ReadinessCheck, type StoreReadiness } from '@manifold/domain/readiness/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { SingleFlight } from '../../platform/cache/single-flight.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Clock } from '../../platform/process/clock.js';
import { LiveConfig } from '../live/live-config.js';
import { askProbe } from './ask-probe.js';
import { ReadinessProbes, type ReadinessProbe } from './readiness-probes.js';
import { ReadinessRepository } from './readiness.repository.js';

const placeOf = ({ id }: Pick<ReadinessCheck, 'id'>): number => READINESS_CHECKS.indexOf(id);

/** Checks whether stores are ready to sell. */
@Injectable()
export class Readiness {
  /** Staff who check the same store at the same time get one answer. */
  private readonly checks = new SingleFlight<StoreReadiness>();

  constructor(
    private readonly live: LiveConfig,
    private readonly probes: ReadinessProbes,
    private readonly results: ReadinessRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the latest result of each store. */
  last(): Promise<StoreReadiness[]> {
    return this.results.list();
  }

  /** Runs all checks of a store in parallel; a slow or failed one does not affect the others. Throws `not-found` for an unknown store. */
  check(storeKey: string): Promise<StoreReadiness> {
    const snapshot = this.live.snapshot(storeKey);
    if (!snapshot) throw new ShopError('not-found');
    return this.checks.run(storeKey, () => this.ask(snapshot));
  }

  private async ask(snapshot: Snapshot): Promise<StoreReadiness> {
    const checks = await Promise.all(
      this.probes.all().map((probe) => askProbe(probe, snapshot, (error) => this.failed(probe, snapshot, error))),
    );
    checks.sort((first, second) => placeOf(first) - placeOf(second));
    const { storeKey, revision } = snapshot;
    const readiness = { storeKey, revision, checkedAt: this.clock.now().toISOString(), checks };
    await this.results.save(readiness);
    return readiness;
  }

  private failed({ id }: ReadinessProbe, { storeKey }: Snapshot, error: unknown): void {
    this.logger.warn({ probe: id, storeKey, err: error }, 'readiness check failed');
  }
}
