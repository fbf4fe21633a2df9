import {
  DATA_REQUESTS_PER_PAGE,
  type DeskDataRequests,
  type DeskRequestFilter,
} from '@manifold/domain/data-rights/contract';
import { accessibleStores } from '@manifold/domain/order-desk/accessible-countries';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/process/clock.js';
import { LiveConfig } from '../../store-config/index.js';
import { deskDataRequestView } from './data-request-view.js';
import { DataRequests } from './data-requests.repository.js';

interface DeskQuery {
  readonly filter: DeskRequestFilter;
  readonly offset: number;
}

/** Shows staff the requests of their countries with the deadlines. Nothing in the list names a customer, so it is not audited. */
@Injectable()
export class DataRequestDesk {
  constructor(
    private readonly requests: DataRequests,
    private readonly live: LiveConfig,
    private readonly clock: Clock,
  ) {}

  /** Returns a page of requests: open ones by deadline, or all, newest first. */
  async list({ filter, offset }: DeskQuery, staff: Staff): Promise<DeskDataRequests> {
    const countries = this.countriesOf(staff);
    const limit = DATA_REQUESTS_PER_PAGE;
    const { rows, total } = await this.requests.page({ storeKeys: [...countries.keys()], filter, offset, limit });
    const now = this.clock.now();
    return {
      requests: rows.map((row) => deskDataRequestView(row, countries.get(row.storeKey) ?? '', now)),
      total,
      limit,
    };
  }

  /** Returns the countries of the stores that the person works for, by store key. */
  private countriesOf({ orderCountries }: Staff): ReadonlyMap<string, string> {
    return accessibleStores(this.live.snapshots(), orderCountries);
  }
}
