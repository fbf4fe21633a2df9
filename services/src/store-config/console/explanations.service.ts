import type { Explanation, ExplanationQuery } from '@manifold/domain/admin-api/contract';
import { boundaries, effectiveValue, rowsInEffect } from '@manifold/domain/config-layer/effective-value';
import type { ConfigAxes } from '@manifold/domain/config-layer/layer';
import { invalidField, type ShopError } from '@manifold/domain/shop-error/shop-error';
import { storeAxes, type AnyConfigRow, type SectionRows } from '@manifold/domain/store-document/assemble';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { sameContent } from '../../platform/json/canonical-json.js';
import { requireSection } from '../sections/registry.js';
import { PublishedRows } from './published-rows.service.js';
import { rowBeginnings, type FieldRows } from './row-beginnings.js';

type Step = Explanation['steps'][number];

/** Explains where a value comes from. */
@Injectable()
export class Explanations {
  constructor(
    private readonly prisma: PrismaService,
    private readonly published: PublishedRows,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns why a store has a value at an instant: for the past as it was published then, for the future as it is published
   * now. Throws `invalid-input` for an unknown store or field, or an instant before the first revision.
   */
  async explain({ section, field, store, locale, at: requestedAt }: ExplanationQuery): Promise<Explanation> {
    const at = requestedAt === undefined ? this.clock.now() : new Date(requestedAt);
    requireField(section, field);
    const { revision, rows: all } = await this.published.rowsAt(at);
    if (!isStore(all, store)) throw unknown('store');
    const axesOf = (then: Date): ConfigAxes => axesAt(all, store, locale, then);
    const holding = rowsInEffect(all.get(section) ?? [], axesOf(at), at);
    const rows = holding.filter(({ value }) => field in value);
    const value = rows.at(-1)?.value[field];
    const steps = await this.steps({ section, field, rows, revision });
    return { value, revision, steps, changes: changesAfter(all, axesOf, { section, field, at, value }) };
  }

  /** Returns the rows that set the field, each with the revision that set this value. */
  private async steps(fieldRows: FieldRows): Promise<Step[]> {
    const beginnings = await rowBeginnings(this.prisma, fieldRows);
    return fieldRows.rows.flatMap(({ value, layer, key, validFrom, validTo }, index) => {
      const since = beginnings[index];
      return since ? [{ layer, key, validFrom, validTo, value: value[fieldRows.field], since }] : [];
    });
  }
}

function unknown(field: string): ShopError {
  return invalidField(field, 'unknown');
}

function requireField(section: SectionKey, field: string): void {
  if (!requireSection(section).fields.some(({ name }) => name === field)) throw unknown('field');
}

const isStore = (rows: SectionRows, store: string): boolean =>
  (rows.get('store') ?? []).some(({ layer, key }) => layer === 'store' && key === store);

function axesAt(rows: SectionRows, store: string, locale: string | undefined, at: Date): ConfigAxes {
  const axes = storeAxes(rows, store, at);
  return locale === undefined ? axes : { ...axes, locale };
}

interface From {
  readonly section: SectionKey;
  readonly field: string;
  readonly at: Date;
  readonly value: unknown;
}

const isDated = ({ validFrom, validTo }: AnyConfigRow): boolean => validFrom !== null || validTo !== null;

/** Returns the future changes of the value in the order of time. The store's own rows count too, because they set its currency. */
function changesAfter(rows: SectionRows, axesOf: (at: Date) => ConfigAxes, from: From): Explanation['changes'] {
  const { section, field, at } = from;
  const dated = [...(rows.get('store') ?? []), ...(rows.get(section) ?? [])].filter(isDated);
  let last = from.value;
  return boundaries(dated).flatMap((instant) => {
    const then = new Date(instant);
    if (then <= at) return [];
    const next = effectiveValue(rows.get(section) ?? [], axesOf(then), then).value[field];
    if (sameContent(next, last)) return [];
    last = next;
    return [{ at: instant, value: next }];
  });
}
