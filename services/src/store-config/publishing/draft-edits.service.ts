import type { ChangeSet, Edit, EditAddress } from '@manifold/domain/change-set/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { withLongQueries } from '../../platform/postgres/query-limit.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { DraftAccess } from '../access/draft-access.service.js';
import { EditAccess } from '../access/edit-access.service.js';
import type { Database } from '../sections/section.js';
import { AllowedTargets } from '../targets/allowed-targets.service.js';
import { sameContent } from '../../platform/json/canonical-json.js';
import { editProblems } from './edit-problems.js';
import { generalProblem, refuseProblems, type Problem } from '../lint/problem.js';
import { refuseStale } from './refuse-stale.js';
import { rowName } from './row-name.js';
import { loadRows, staleEdits } from './section-rows.js';
import type { SeenChangeSet } from './reviews.service.js';
import { changeSetOf, editedBy, requiredDraft, withEdits } from './stored-change-set.js';
import { editOf, insertEdits } from './stored-edit.js';

const TRANSACTION = { maxWait: 10_000, timeout: 30_000 };

const placeOf = (index: number): string => `edits.${index}.`;

/** The rows of a draft, as staff put them in and take them out. */
@Injectable()
export class DraftEdits {
  constructor(
    private readonly prisma: PrismaService,
    private readonly access: EditAccess,
    private readonly drafts: DraftAccess,
    private readonly targets: AllowedTargets,
  ) {}

  /**
   * Adds an edit to a draft, or replaces the one of the same row. Refuses a version that is not the draft's, a row
   * or a draft that the person may not edit, an edit that is wrong by itself, and one made on a row that has changed since.
   */
  put(id: string, version: number, edit: Edit, staff: Staff): Promise<ChangeSet> {
    this.access.refuseForeign(staff, [edit]);
    refuseProblems(this.problemsOf(edit));
    return this.write({ id, version, staff }, [edit]);
  }

  /**
   * Puts many edits into a draft as one step, all or none; one that leaves its row as it is takes the row out of the
   * draft. Refuses what `put` refuses, and two edits of one row, naming each edit by its place in the list.
   */
  putAll(id: string, version: number, edits: readonly Edit[], staff: Staff): Promise<ChangeSet> {
    this.access.refuseForeign(staff, edits, placeOf);
    const wrong = edits.flatMap((edit, index) =>
      this.problemsOf(edit).map((problem) => ({ ...problem, field: placeOf(index) + problem.field })),
    );
    refuseProblems([...wrong, ...repeatedRows(edits)]);
    return this.write({ id, version, staff }, edits, placeOf);
  }

  /** Takes the edit of a row out of a draft; none there is fine. */
  remove(id: string, version: number, address: EditAddress, staff: Staff): Promise<ChangeSet> {
    this.access.refuseForeign(staff, [address]);
    return this.write({ id, version, staff }, [{ ...address, before: null, after: null }]);
  }

  private problemsOf(edit: Edit): Problem[] {
    return [...editProblems(edit), ...this.targets.problems(edit)];
  }

  private write(
    { id, version, staff }: SeenChangeSet & { readonly staff: Staff },
    edits: readonly Edit[],
    place: (index: number) => string = () => '',
  ): Promise<ChangeSet> {
    const save = async (db: Database): Promise<ChangeSet> => {
      const draft = this.drafts.refuseUnreadable(staff, await requiredDraft(db, id, version));
      const telling = edits.filter(({ before, after }) => !sameContent(before, after));
      const stale = staleEdits(await loadRows(db, [...new Set(telling.map(({ section }) => section))]), telling);
      refuseStale(stale, (edit) => place(edits.indexOf(edit)));
      await removeRows(db, id, edits);
      await insertEdits(db, id, JSON.stringify(telling));
      return changeSetOf(
        await db.changeSet.update({ where: { id }, data: editedBy(draft, staff.email), include: withEdits }),
      );
    };
    // A file may bring thousands of edits.
    return withLongQueries(() => this.prisma.$transaction(save, TRANSACTION));
  }
}

/** Nobody could say which of two edits of one row is meant. */
function repeatedRows(edits: readonly Edit[]) {
  const seen = new Set<string>();
  return edits.flatMap((edit, index) => {
    const isNew = seen.size < seen.add(rowName(edit)).size;
    return isNew ? [] : [generalProblem(`edits.${index}`, 'row-named-twice')];
  });
}

async function removeRows(db: Database, changeSetId: string, edits: readonly EditAddress[]): Promise<void> {
  const sections = [...new Set(edits.map(({ section }) => section))];
  const names = new Set(edits.map(rowName));
  const stored = await db.changeSetEdit.findMany({ where: { changeSetId, section: { in: sections } } });
  const ids = stored.filter((each) => names.has(rowName(editOf(each)))).map(({ id }) => id);
  await db.changeSetEdit.deleteMany({ where: { id: { in: ids } } });
}
