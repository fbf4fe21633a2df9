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
import { MONEY_LIMITS } from '../sections/money-limits.js';
import { SECTIONS, sectionOf } from '../sections/registry.js';
import type { Section } from '../sections/section.js';
import { PublishedRows } from './published-rows.service.js';

/** When a section is looked at, and with which draft. */
export interface EffectiveQuestion {
  readonly at?: Date | undefined;
  readonly changeSet?: string | undefined;
  readonly staff: Staff;
}

/** What the console shows of the sections: what they are, their rows, and what these come to. */
@Injectable()
export class SectionViews {
  constructor(
    private readonly prisma: PrismaService,
    private readonly changeSets: ChangeSets,
    private readonly published: PublishedRows,
    private readonly clock: Clock,
  ) {}

  /** Every section, in the order of the registry. */
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

  /** The published rows of a section. */
  async rows(key: string): Promise<PublishedRow[]> {
    return required(key).load(this.prisma);
  }

  /**
   * What a section comes to for every store (and locale) at an instant: a past one as it was published then, which no draft
   * changes; now or later as it is published, with a draft's edits when one is named.
   */
  async effective(key: string, { at: asked, changeSet, staff }: EffectiveQuestion): Promise<EffectiveSection[]> {
    const section = required(key);
    const now = this.clock.now();
    const at = asked ?? now;
    const { rows: published } = await this.published.at(at);
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

/** Provenance as addresses alone: a row brings its revision along. */
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
