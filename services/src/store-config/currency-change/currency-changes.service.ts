import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { currencyAt } from '@manifold/domain/config-lint/amounts';
import type {
  CurrencyChange,
  CurrencyChangePlan,
  DraftedCurrencyChange,
} from '@manifold/domain/currency-change/contract';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { storeKeysOf } from '@manifold/domain/store-document/assemble';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { ChangeSets } from '../publishing/change-sets.service.js';
import { loadRows, type PublishedRows } from '../publishing/section-rows.js';
import { planCurrencyChange, type CurrencyPlan } from './currency-plan.js';

/** Plans and drafts the change of a country's currency on a day. */
@Injectable()
export class CurrencyChanges {
  constructor(
    private readonly prisma: PrismaService,
    private readonly changeSets: ChangeSets,
    private readonly clock: Clock,
  ) {}

  /** Returns every amount in both currencies. Throws for an unknown store, a past instant, and the store's present currency. */
  async plan(storeKey: string, change: CurrencyChange): Promise<CurrencyChangePlan> {
    const { edits: _edits, ...plan } = await this.createPlan(storeKey, change);
    return plan;
  }

  /** Creates a draft with the whole change. Throws what `plan` throws, and `not-allowed` for rows that the person may not edit. */
  async draft(storeKey: string, { id, ...change }: DraftedCurrencyChange, staff: Staff): Promise<ChangeSet> {
    const { edits, from, to } = await this.createPlan(storeKey, change);
    return this.changeSets.createWith({ id, name: `${storeKey}: ${from} → ${to}` }, edits, staff);
  }

  private async createPlan(storeKey: string, change: CurrencyChange): Promise<CurrencyPlan> {
    const now = this.clock.now();
    const rows = await loadRows(this.prisma);
    refuseImpossible(rows, storeKey, { change, now });
    return planCurrencyChange(rows, { storeKey, change, now });
  }
}

function refuseImpossible(
  rows: PublishedRows,
  storeKey: string,
  { change, now }: { change: CurrencyChange; now: Date },
) {
  const at = new Date(change.at);
  if (!storeKeysOf(rows).includes(storeKey)) throw new ShopError('not-found');
  if (at <= now) throw invalidField('at', 'not-in-future');
  if (currencyAt(rows, storeKey, at) === change.currencyCode) throw invalidField('currencyCode', 'same-currency');
  const later = (rows.get('store') ?? []).some(
    ({ key, validFrom, value }) =>
      key === storeKey && validFrom !== null && Date.parse(validFrom) >= at.getTime() && 'currencyCode' in value,
  );
  if (later) throw invalidField('at', 'currency-changes-later');
}
