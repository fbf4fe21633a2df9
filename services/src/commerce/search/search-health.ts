import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HealthParts, type PartHealth } from '../../platform/health/health-parts.js';
import { LiveConfig } from '../../store-config/index.js';
import { searchPlaces } from './search-places.js';
import { SearchStates } from './search-states.repository.js';

/** Indexes that nobody has compared with the catalogue for so long are said to be old. */
const OLD_MILLISECONDS = 5 * 60_000;
const MILLISECONDS_PER_SECOND = 1000;

/** Says how the search indexes are: without them the shop goes on, without a search. */
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
    const [places, states] = [searchPlaces(this.live.snapshots()), await this.states.all()];
    const known = places.flatMap(({ indexName }) => states.get(indexName) ?? []);
    const documents = known.reduce((sum, state) => sum + state.documents, 0);
    const oldest = Math.max(0, ...known.map(({ checkedAt }) => Date.now() - checkedAt.getTime()));
    const age = Math.round(oldest / MILLISECONDS_PER_SECOND);
    const detail = `${known.length} of ${places.length} indexes, ${documents} documents, compared ${age} s ago`;
    const isWhole = known.length === places.length && oldest < OLD_MILLISECONDS;
    return { status: isWhole ? 'up' : 'degraded', detail };
  }
}
