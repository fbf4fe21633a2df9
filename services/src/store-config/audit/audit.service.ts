import { AUDIT_CSV_COLUMNS, auditCsvLine, csvLine } from '@manifold/domain/audit/audit-csv';
import type { AuditDetail, AuditEntry, AuditFilter, AuditPage, AuditQuery } from '@manifold/domain/audit/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { LiveConfig } from '../live/live-config.js';
import { SECTIONS } from '../sections/registry.js';
import type { AuditSearch } from './audit-filter.js';
import { AuditRepository } from './audit.repository.js';
import { matchingChanges } from './change-filter.js';

/** Excel reads UTF-8 only with a byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';
const CSV_LINES = 100_000;
const ENTRIES_AT_ONCE = 1000;
const ENTRY_ID = /^\d{1,18}$/;

/** Returns the sections that a person may see in the log: support only its own, other roles all (undefined). */
function visibleSections({ role }: Staff): readonly string[] | undefined {
  if (role !== 'support') return undefined;
  return SECTIONS.filter(({ editableBy }) => editableBy.includes(role)).map(({ key }) => key);
}

/** Searches, shows and exports the audit log. */
@Injectable()
export class Audit {
  constructor(
    private readonly repository: AuditRepository,
    private readonly prisma: PrismaService,
    private readonly live: LiveConfig,
  ) {}

  /** Returns one page of a search, newest first. */
  async list({ page, perPage, ...filter }: AuditQuery, staff: Staff): Promise<AuditPage> {
    const search = { filter, sections: visibleSections(staff) };
    const [entries, total, actions] = await Promise.all([
      this.repository.page(search, (page - 1) * perPage, perPage),
      this.repository.count(search),
      this.repository.actions(search),
    ]);
    return { entries, total, actions };
  }

  /** Returns one entry with the changes that the person may see. Throws `not-found` if there is no such entry. */
  async get(id: string, staff: Staff): Promise<AuditDetail> {
    const sections = visibleSections(staff);
    const found = ENTRY_ID.test(id) ? await this.repository.find({ filter: {}, sections }, id) : undefined;
    if (!found) throw new ShopError('not-found');
    const { entry, details } = found;
    const changes = entry.revision === null ? [] : await this.repository.changes([entry.revision], sections);
    return { ...entry, changes: [...changes.values()].flat(), details };
  }

  /** Streams the result of a search as CSV. Audits the export itself. */
  async csv(filter: AuditFilter, staff: Staff): Promise<AsyncGenerator<string>> {
    const details = { filter: { ...filter } };
    await recordAudit(this.prisma, { actor: staff.email, action: 'audit.export', subject: 'audit', details });
    return this.lines({ filter, sections: visibleSections(staff) });
  }

  private async *lines(search: AuditSearch): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(AUDIT_CSV_COLUMNS);
    let left = CSV_LINES;
    let last: string | undefined;
    do {
      const entries = await this.repository.olderThan(search, last, ENTRIES_AT_ONCE);
      const lines = await this.linesOf(entries, search);
      if (lines.length > 0) yield lines.slice(0, left).join('');
      left -= lines.length;
      if (left < 0) yield csvLine([`Cut after ${CSV_LINES} lines: narrow the search`]);
      last = entries.at(-1)?.id;
    } while (last !== undefined && left >= 0);
  }

  private async linesOf(entries: readonly AuditEntry[], { filter, sections }: AuditSearch): Promise<string[]> {
    const revisions = entries.flatMap(({ revision }) => (revision === null ? [] : [revision]));
    const changes = await this.repository.changes(revisions, sections);
    const store = filter.store === undefined ? undefined : this.live.snapshot(filter.store);
    return entries.flatMap((entry) => {
      const sought = matchingChanges(changes.get(entry.revision ?? 0) ?? [], filter, store);
      return sought.length === 0 ? [auditCsvLine(entry)] : sought.map((change) => auditCsvLine(entry, change));
    });
  }
}
