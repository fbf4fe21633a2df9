import type { NewStore } from '@manifold/domain/admin-api/new-store-routes';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { effectiveValue } from '@manifold/domain/config-layer/effective-value';
import { invalidField } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { storeAxes, storeKeysOf } from '@manifold/domain/store-document/assemble';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { Store } from '@manifold/domain/store/contract';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { LiveConfig } from '../live/live-config.js';
import { ChangeSets } from '../publishing/change-sets.service.js';
import { loadRows } from '../publishing/section-rows.js';
import { storeEdits } from './store-edits.js';

/** Throws `invalid-input` if a host belongs to another store or appears twice. */
function refuseTakenHosts({ hosts }: NewStore, stores: readonly Snapshot[]): void {
  for (const host of hosts) {
    const owner = stores.find(({ document }) => document.sections.store.hosts.includes(host));
    if (owner) throw invalidField('hosts', `host-of-store: ${host} (${owner.storeKey})`);
  }
  if (new Set(hosts).size < hosts.length) throw invalidField('hosts', 'host-twice');
}

/** Drafts new stores as copies of an existing one. Until it is published, such a draft is like any other. */
@Injectable()
export class NewStores {
  constructor(
    private readonly prisma: PrismaService,
    private readonly changeSets: ChangeSets,
    private readonly live: LiveConfig,
    private readonly clock: Clock,
  ) {}

  /** Creates a draft with everything that the store needs. Throws `invalid-input` if the store exists or its template does not. */
  async draft(params: NewStore, staff: Staff): Promise<ChangeSet> {
    const rows = await loadRows(this.prisma);
    const known = storeKeysOf(rows);
    if (known.includes(params.storeKey)) throw invalidField('storeKey', 'there-is-one-already');
    if (!known.includes(params.like)) throw invalidField('like', 'no-such-store');
    refuseTakenHosts(params, this.live.snapshots());
    const now = this.clock.now();
    const { value } = effectiveValue<Partial<Store>>(rows.get('store') ?? [], storeAxes(rows, params.like, now), now);
    // Served values have passed the schema of a complete store.
    const edits = storeEdits(rows, params, { like: value as Store, now });
    return this.changeSets.createWith({ id: params.id, name: `New store: ${params.label}` }, edits, staff);
  }
}
