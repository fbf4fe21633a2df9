import type { Edit } from '@manifold/domain/change-set/contract';
import { seedRows } from '@manifold/config-seeds/rows';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { Publisher } from '../publishing/publisher.service.js';
import { seal } from '../publishing/seal.js';
import { loadRows, type PublishedRows } from '../publishing/section-rows.js';
import { Clock } from '../../platform/process/clock.js';
import type { Database } from '../sections/definition/section.js';

const AUTHOR = 'seed';

/** Publishes the seeds of the repository: all sections into an empty database, and later the sections that are new in a version. */
@Injectable()
export class Seeding {
  constructor(
    private readonly env: Env,
    private readonly publisher: Publisher,
    private readonly clock: Clock,
  ) {}

  /** Publishes what this version of the program needs and the database lacks. */
  bringUpToDate(): Promise<void> {
    return this.publisher.withPublishLock(async (db) => {
      const rows = await loadRows(db);
      const edits = this.missingSections(rows);
      const first = (await db.revision.count()) === 0;
      if (first) await this.publish(db, edits, 'Seeds of the specification');
      else if (edits.length > 0) await this.publish(db, edits, 'Seeds of sections that are new in this version');
      else if (await this.isSealedOtherwise(db, rows))
        await this.publish(db, [], 'Same settings, in the format of a new version');
    });
  }

  private async publish(db: Database, edits: Edit[], reason: string): Promise<void> {
    // Values that are older than a rule must not prevent the start.
    await this.publisher.publish(db, { edits, author: AUTHOR, reason, tolerance: 'everything' });
  }

  /** Returns the seeds of sections without any row. Staff own the other sections. */
  private missingSections(rows: PublishedRows): Edit[] {
    return seedRows(this.env.seedProfile)
      .filter(({ section }) => rows.get(section)?.length === 0)
      .map(({ value, ...address }) => ({ ...address, before: null, after: value }));
  }

  /** Returns whether this version seals stores differently, for example with an additional field. */
  private async isSealedOtherwise(db: Database, rows: PublishedRows): Promise<boolean> {
    const { documents, problems } = seal(rows, this.clock.now());
    return problems.length === 0 && (await this.publisher.touchedDocuments(db, documents)).length > 0;
  }
}
