import type { SettingsOfSection, StoreSettings } from '@manifold/domain/admin-api/store-settings-routes';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { storeKeysOf } from '@manifold/domain/store-document/assemble';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { LiveConfig } from '../live/live-config.js';
import { ChangeSets } from '../publishing/change-sets.service.js';
import { applyEdits } from '../publishing/section-rows.js';
import { SECTIONS } from '../sections/registry.js';
import { changedFields, columnOf, IndexedRows, type MatrixColumn } from './matrix-values.js';
import { PublishedRows } from './published-rows.service.js';

interface Shown {
  readonly published: IndexedRows;
  readonly shown: IndexedRows;
  readonly at: Date;
}

/** Returns all settings of one store, with complete values. */
@Injectable()
export class SettingsOfStores {
  constructor(
    private readonly prisma: PrismaService,
    private readonly published: PublishedRows,
    private readonly changeSets: ChangeSets,
    private readonly live: LiveConfig,
    private readonly clock: Clock,
  ) {}

  /** Returns a store's current settings, with the edits of a change set if one is named. Throws `not-found` for an unknown store or change set. */
  async read(storeKey: string, changeSetId: string | undefined, staff: Staff): Promise<StoreSettings> {
    const at = this.clock.now();
    const edits = await this.changeSets.editsOf(changeSetId, staff);
    const { rows } = await this.published.rowsAt(at);
    const published = new IndexedRows(rows);
    const shown = edits.length === 0 ? published : new IndexedRows(applyEdits(rows, edits));
    if (!storeKeysOf(shown.rows).includes(storeKey)) throw new ShopError('not-found');
    const column = columnOf(shown, storeKey, at);
    return {
      storeKey,
      changed: await this.lastChange(storeKey),
      settings: settingsOf(column, { published, shown, at }),
    };
  }

  /** Returns the revision of the served snapshot: the last one that changed the store. */
  private async lastChange(storeKey: string): Promise<StoreSettings['changed']> {
    const number = this.live.snapshot(storeKey)?.revision;
    if (number === undefined) return null;
    const found = await this.prisma.revision.findUnique({
      where: { number },
      select: { number: true, author: true, reason: true, publishedAt: true },
    });
    return found && { ...found, publishedAt: found.publishedAt.toISOString() };
  }
}

function settingsOf({ store, axes }: MatrixColumn, { published, shown, at }: Shown): SettingsOfSection[] {
  return SECTIONS.flatMap(({ key, scope }) => {
    const locales = scope === 'store' ? [null] : store.locales;
    return locales.map((locale) => {
      const own = locale === null ? axes : { ...axes, locale };
      const effective = shown.effective(key, own, at);
      const drafted =
        shown === published ? [] : Object.keys(changedFields(published.effective(key, own, at), effective));
      const provenance = Object.entries(effective.provenance).flatMap(([field, row]) => {
        if (!row) return [];
        const { layer, key: place, validFrom, validTo } = row;
        return [[field, { layer, key: place, validFrom, validTo }] as const];
      });
      return { section: key, locale, value: effective.value, provenance: Object.fromEntries(provenance), drafted };
    });
  });
}
