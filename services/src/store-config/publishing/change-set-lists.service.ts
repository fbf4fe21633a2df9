import type { ChangeSetQuery } from '@manifold/domain/admin-api/contract';
import type { ChangeSet, ChangeSetSummary } from '@manifold/domain/change-set/contract';
import { SECTION_PARTS } from '@manifold/domain/four-eyes/section-parts';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { DraftAccess } from '../access/draft-access.service.js';
import type { AccessAddress } from '../access/row-refusal.js';
import { LiveConfig } from '../live/live-config.js';
import { changeSetOf, headOf, OPEN_STATES, withEdits } from './stored-change-set.js';
import { layerNamesOf } from './touched-stores.js';

const LISTED = 200;
/** Sections in which rights depend on the values of an edit, not only on its address. */
const PARTED_SECTIONS = [...new Set(SECTION_PARTS.map(({ section }) => section))];

/** How many edits a change set has in a row, at any time; values only if rights depend on them. */
interface EditedPlace extends AccessAddress {
  readonly changeSetId: string;
  readonly edits: number;
}

/** Lists change sets. Summaries are loaded without edits, because every open console polls them. */
@Injectable()
export class ChangeSetLists {
  constructor(
    private readonly prisma: PrismaService,
    private readonly drafts: DraftAccess,
    private readonly live: LiveConfig,
  ) {}

  /** Returns the change sets that the caller may read, newest first: own open ones, all open ones, or all. */
  async summaries({ show }: ChangeSetQuery, staff: Staff): Promise<ChangeSetSummary[]> {
    const where = {
      ...(show === 'all' ? {} : { state: { in: [...OPEN_STATES] } }),
      ...(show === 'mine' ? { author: staff.email } : {}),
    };
    const stored = await this.prisma.changeSet.findMany({ where, orderBy: { createdAt: 'desc' }, take: LISTED });
    const places = await this.placesOf(stored.map(({ id }) => id));
    const found = stored.map((each) => ({
      ...headOf(each),
      updatedAt: each.updatedAt.toISOString(),
      edits: places.get(each.id) ?? [],
    }));
    const storesOf = this.storeFinder();
    return this.drafts.readable(staff, found).map(({ edits, ...head }) => ({
      ...head,
      editCount: edits.reduce((sum, place) => sum + place.edits, 0),
      sections: [...new Set(edits.map(({ section }) => section))],
      stores: storesOf(edits),
    }));
  }

  /** Returns the caller's open change sets with their edits, newest first. */
  async own(staff: Staff): Promise<ChangeSet[]> {
    const found = await this.prisma.changeSet.findMany({
      where: { state: { in: [...OPEN_STATES] }, author: staff.email },
      include: withEdits,
      orderBy: { createdAt: 'desc' },
      take: LISTED,
    });
    return found.map(changeSetOf);
  }

  /** Returns the edited rows of change sets by id, without the values, which can be megabytes. */
  private async placesOf(ids: readonly string[]): Promise<ReadonlyMap<string, readonly EditedPlace[]>> {
    const found = await this.prisma.$queryRaw<EditedPlace[]>`
      SELECT change_set_id::text AS "changeSetId", section, layer::text, layer_key AS key, before, after,
             count(*)::int AS edits
        FROM (
          SELECT change_set_id, section, layer, layer_key,
                 CASE WHEN section = ANY(${PARTED_SECTIONS}) THEN before END AS before,
                 CASE WHEN section = ANY(${PARTED_SECTIONS}) THEN after END AS after
            FROM change_set_edit
           WHERE change_set_id = ANY(${ids}::uuid[])
        ) AS edit
       GROUP BY 1, 2, 3, 4, 5, 6
       ORDER BY 1, 2, 3, 4`;
    const places = new Map<string, EditedPlace[]>();
    for (const place of found) places.set(place.changeSetId, [...(places.get(place.changeSetId) ?? []), place]);
    return places;
  }

  /** Returns a function that lists the stores whose config depends on one of some rows. */
  private storeFinder(): (rows: readonly AccessAddress[]) => string[] {
    const stores = this.live.snapshots().map(({ storeKey, document }) => ({ storeKey, names: layerNamesOf(document) }));
    return (rows) => {
      const edited = new Set(rows.map(({ layer, key }) => `${layer}:${key}`));
      // A new store has no config yet.
      const named = rows.filter(({ layer }) => layer === 'store').map(({ key }) => key);
      const affected = stores.filter(({ names }) => names.some((name) => edited.has(name)));
      return [...new Set([...affected.map(({ storeKey }) => storeKey), ...named])].toSorted();
    };
  }
}
