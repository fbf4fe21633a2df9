import type { EffectiveSection, PublishedRow, SectionView } from '@manifold/domain/admin-api/contract';
import { effectiveValue } from '@manifold/domain/config-layer/effective-value';
import { storeAxes, storeKeysOf, type SectionRows } from '@manifold/domain/store-document/assemble';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Store } from '@manifold/domain/store/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { toJSONSchema } from 'zod';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { ChangeSets } from '../publishing/change-sets.service.js';
import { applyEdits } from '../publishing/section-rows.js';
import { MONEY_LIMITS, SECTIONS, sectionOf } from '../sections/registry.js';
import type { Section } from '../sections/definition/section.js';
import { PublishedRows } from './published-rows.service.js';

/** The instant and the draft with which a section is shown. */
export interface EffectiveQuery {
  readonly at?: Date | undefined;
  readonly changeSet?: string | undefined;
  readonly staff: Staff;
}

/** The sections as the console shows them: descriptions, rows and effective values. */
@Injectable()
export class SectionViews {
  constructor(
    private readonly prisma: PrismaService,
    private readonly changeSets: ChangeSets,
    private readonly published: PublishedRows,
    private readonly clock: Clock,
  ) {}

  /** Returns every section, in the order of the registry. */
  list(): SectionView[] {
    return SECTIONS.map(({ key, scope, label, help, layers, editableBy, fields, rowSchema }) => ({
      key,
      scope,
      label,
      help,
      layers: [...layers],
      editableBy: [...editableBy],
      fields: [...fields],
      ...limitsOf(key),
      rowSchema: toJSONSchema(rowSchema, { unrepresentable: 'any' }),
    }));
  }

  /** Returns the published rows of a section. Throws `not-found` for an unknown section. */
  async rows(key: string): Promise<PublishedRow[]> {
    return required(key).load(this.prisma);
  }

  /**
   * Returns the effective values of a section for every store (and locale) at an instant: in the past as published then,
   * without drafts; now or later as it is published, with the edits of a draft if one is named.
   */
  async effective(key: string, { at: instant, changeSet, staff }: EffectiveQuery): Promise<EffectiveSection[]> {
    const section = required(key);
    const now = this.clock.now();
    const at = instant ?? now;
    const { rows: published } = await this.published.rowsAt(at);
    const drafted = await this.changeSets.editsOf(changeSet, staff);
    const rows = applyEdits(published, at < now ? [] : drafted);
    return storeKeysOf(rows).flatMap((storeKey) => effectiveOf(section, rows, storeKey, at));
  }
}

function limitsOf(key: SectionView['key']): Pick<SectionView, 'moneyLimits'> {
  const fields = MONEY_LIMITS.filter(({ section }) => section === key).map(({ field }) => field);
  return fields.length > 0 ? { moneyLimits: fields } : {};
}

function effectiveOf(section: Section, rows: SectionRows, storeKey: string, at: Date): EffectiveSection[] {
  const axes = storeAxes(rows, storeKey, at);
  const own = rows.get(section.key) ?? [];
  if (section.scope === 'store') return [{ storeKey, locale: null, ...withoutRevision(effectiveValue(own, axes, at)) }];
  const { value } = effectiveValue<Partial<Store>>(rows.get('store') ?? [], axes, at);
  return (value.locales ?? []).map(({ locale }) => ({
    storeKey,
    locale,
    ...withoutRevision(effectiveValue(own, { ...axes, locale }, at)),
  }));
}

/** Reduces the provenance to addresses, without the revisions of the rows. */
function withoutRevision({ value, provenance }: ReturnType<typeof effectiveValue<Record<string, unknown>>>) {
  const addresses = Object.entries(provenance).flatMap(([field, row]) =>
    row ? [[field, { layer: row.layer, key: row.key, validFrom: row.validFrom, validTo: row.validTo }] as const] : [],
  );
  return { value, provenance: Object.fromEntries(addresses) };
}

function required(key: string): Section {
  const section = sectionOf(key);
  if (!section) throw new ShopError('not-found');
  return section;
}
