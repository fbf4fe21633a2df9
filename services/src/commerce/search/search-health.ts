import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HealthParts, type PartHealth } from '../../platform/health/health-parts.js';
import { LiveConfig } from '../../store-config/index.js';
import { searchTargets } from './search-targets.js';
import { SearchStates } from './search-states.repository.js';

/** Indexes not compared with the catalogue for this long are outdated. */
const OLD_MILLISECONDS = 5 * 60_000;
const MILLISECONDS_PER_SECOND = 1000;

/** Reports the health of the search indexes; the shop works without them, except for search. */
@Injectable()
export class SearchHealth implements OnModuleInit {
  constructor(
    private readonly health: HealthParts,
    private readonly live: LiveConfig,
    private readonly states: SearchStates,
  ) {}

  onModuleInit(): void {
    this.health.register({ name: 'search', essential: false, check: () => this.check() });
  }

  private async check(): Promise<PartHealth> {
    const [targets, states] = [searchTargets(this.live.snapshots()), await this.states.all()];
    const known = targets.flatMap(({ indexName }) => states.get(indexName) ?? []);
    const documents = known.reduce((sum, state) => sum + state.documents, 0);
    const oldest = Math.max(0, ...known.map(({ checkedAt }) => Date.now() - checkedAt.getTime()));
    const age = Math.round(oldest / MILLISECONDS_PER_SECOND);
    const detail = `${known.length} of ${targets.length} indexes, ${documents} documents, compared ${age} s ago`;
    const isWhole = known.length === targets.length && oldest < OLD_MILLISECONDS;
    return { status: isWhole ? 'up' : 'degraded', detail };
  }
}
