import type { SectionRows } from '@manifold/domain/store-document/assemble';
import { Injectable } from '@nestjs/common';
import { rowsAsOf } from '../publishing/past-rows.js';
import type { Database } from '../sections/section.js';

/** The rows of every section by revision; the newest stay in memory, since publishing alone changes them. */
@Injectable()
export class PublishedRows {
  private newest: { readonly revision: number; readonly rows: SectionRows } | undefined;

  /** The rows as a revision left them. Inside one transaction that sees one state. */
  async of(db: Database, revision: number): Promise<SectionRows> {
    if (this.newest?.revision === revision) return this.newest.rows;
    const rows = await rowsAsOf(db, revision);
    if (revision > (this.newest?.revision ?? 0)) this.newest = { revision, rows };
    return rows;
  }
}
