import type { Explanation, ExplanationQuery } from '@manifold/domain/admin-api/contract';
import { boundaries, effectiveValue, holdingRows } from '@manifold/domain/config-layer/effective-value';
import type { ConfigAxes } from '@manifold/domain/config-layer/layer';
import type { ConfigRowAddress } from '@manifold/domain/config-layer/row';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { storeAxes, storeKeysOf, type AnyConfigRow, type SectionRows } from '@manifold/domain/store-document/assemble';
import { Injectable } from '@nestjs/common';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../clock.js';
import { sameContent } from '../publishing/canonical-json.js';
import { rowsAsOf } from '../publishing/past-rows.js';
import { sameRow } from '../publishing/section-rows.js';
import { editOf } from '../publishing/stored-edit.js';
import { requireSection } from '../sections/registry.js';
import type { Database } from '../sections/section.js';
import { revisionAt } from './revision-at.js';

const ONE_STATE = { isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead };

type Step = Explanation['steps'][number];

/** Says of any value why it is as it is. */
@Injectable()
export class Explanations {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /**
   * Why a store has a value at an instant: for a past one as it was published then, for a coming one as it is published
   * now. Refuses a store, a field or an instant that there is nothing of.
   */
  of({ section, field, store, locale, at: asked }: ExplanationQuery): Promise<Explanation> {
    const at = asked === undefined ? this.clock.now() : new Date(asked);
    requireField(section, field);
    return this.prisma.$transaction(async (db) => {
      const revision = await revisionAt(db, at);
      const rows = await rowsAsOf(db, revision, ['store', section]);
      if (!storeKeysOf(rows).includes(store)) throw unknown('store');
      const axesOf = (then: Date): ConfigAxes => axesAt(rows, store, locale, then);
      const saying = holdingRows(rows.get(section) ?? [], axesOf(at), at).filter(({ value }) => field in value);
      const steps: Step[] = [];
      for (const row of saying) steps.push(await stepOf(db, { section, field, row, revision }));
      const value = saying.at(-1)?.value[field];
      return { value, revision, steps, changes: changesAfter(rows, axesOf, { section, field, at, value }) };
    }, ONE_STATE);
  }
}

function unknown(field: string): ShopError {
  return new ShopError('invalid-input', { fields: [{ field, reason: 'unknown' }] });
}

function requireField(section: ExplanationQuery['section'], field: string): void {
  if (!requireSection(section).fields.some(({ name }) => name === field)) throw unknown('field');
}

function axesAt(rows: SectionRows, store: string, locale: string | undefined, at: Date): ConfigAxes {
  const axes = storeAxes(rows, store, at);
  return locale === undefined ? axes : { ...axes, locale };
}

interface From {
  readonly section: ExplanationQuery['section'];
  readonly field: string;
  readonly at: Date;
  readonly value: unknown;
}

interface Said {
  readonly section: string;
  readonly field: string;
  readonly row: AnyConfigRow;
  /** Later revisions do not count. */
  readonly revision: number;
}

/** A row that says the field, with the revision in which it began to say this. */
async function stepOf(db: Database, { section, field, row, revision }: Said): Promise<Step> {
  const { value, layer, key, validFrom, validTo } = row;
  const address: ConfigRowAddress = { layer, key, validFrom, validTo };
  const edits = await db.revisionEdit.findMany({
    where: { section, layer, layerKey: key, revisionNumber: { lte: revision } },
    orderBy: { revisionNumber: 'desc' },
  });
  const saying = edits.find((stored) => {
    const { before, after, ...place } = editOf(stored);
    return sameRow(place, address) && !sameContent(before?.[field], after?.[field]);
  });
  const since = await db.revision.findUniqueOrThrow({
    where: { number: saying?.revisionNumber ?? revision },
    select: { number: true, author: true, reason: true, publishedAt: true },
  });
  return { ...address, value: value[field], since: { ...since, publishedAt: since.publishedAt.toISOString() } };
}

/** When the value becomes another by itself, and which, in the order of time. A store's own rows count too: they say its currency. */
function changesAfter(rows: SectionRows, axesOf: (at: Date) => ConfigAxes, from: From): Explanation['changes'] {
  const { section, field, at } = from;
  const instants = boundaries([...rows.values()].flat()).map((instant) => new Date(instant));
  let last = from.value;
  return instants.flatMap((then) => {
    if (then <= at) return [];
    const next = effectiveValue(rows.get(section) ?? [], axesOf(then), then).value[field];
    if (sameContent(next, last)) return [];
    last = next;
    return [{ at: then.toISOString(), value: next }];
  });
}
