import type { Matrix, MatrixQuery } from '@manifold/domain/admin-api/matrix';
import type { Edit } from '@manifold/domain/change-set/contract';
import { storeKeysOf, type AnyConfigRow, type SectionRows } from '@manifold/domain/store-document/assemble';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/process/clock.js';
import { ChangeSets } from '../publishing/change-sets.service.js';
import { applyEdits } from '../publishing/section-rows.js';
import { SECTIONS } from '../sections/registry.js';
import { RowAddresses, columnOf, matrixValues, IndexedRows } from './matrix-values.js';
import { PublishedRows } from './published-rows.service.js';

/** Builds the matrix: every setting of every store in one answer. */
@Injectable()
export class Matrices {
  constructor(
    private readonly published: PublishedRows,
    private readonly changeSets: ChangeSets,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the matrix at an instant: in the past as it was published then, without drafts; now or later as it is published,
   * with the edits of a change set if one is named. Throws for an instant before the first revision and an unknown change set.
   */
  async matrixAt({ at: instant, changeSet }: MatrixQuery, staff: Staff): Promise<Matrix> {
    const now = this.clock.now();
    const at = instant === undefined ? now : new Date(instant);
    const drafted = await this.changeSets.editsOf(changeSet, staff);
    const { revision, rows } = await this.published.rowsAt(at);
    return { revision, ...matrixOf(rows, at < now ? [] : drafted, at) };
  }
}

function matrixOf(rows: SectionRows, edits: readonly Edit[], at: Date): Omit<Matrix, 'revision'> {
  const published = new IndexedRows(rows);
  const shown = edits.length === 0 ? published : new IndexedRows(applyEdits(rows, edits));
  const columns = storeKeysOf(shown.rows).map((storeKey) => columnOf(shown, storeKey, at));
  const addresses = new RowAddresses();
  const sections = SECTIONS.map((section) => [
    section.key,
    columns.flatMap((column) => matrixValues(section, column, { published, shown, at, addresses })),
  ]);
  return {
    stores: columns.map(({ store }) => store),
    addresses: addresses.list,
    sections: Object.fromEntries(sections) as Matrix['sections'],
    rows: Object.fromEntries([...rows].map(([section, each]) => [section, each.map(withoutRevision)])),
  };
}

function withoutRevision({ layer, key, validFrom, validTo, value }: AnyConfigRow): AnyConfigRow {
  return { layer, key, validFrom, validTo, value };
}
