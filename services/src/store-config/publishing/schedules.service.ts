import { setTimeout } from 'node:timers/promises';
import { acknowledgementSchema, type ChangeSet, type Edit, type Schedule } from '@manifold/domain/change-set/contract';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import * as z from 'zod/mini';
import { recordAudit } from '../../platform/audit/record-audit.js';
import { StaffDirectory } from '../../platform/auth/accounts/staff-directory.service.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { EditAccess } from '../access/edit-access.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Database } from '../sections/definition/section.js';
import { Publisher } from './publisher.service.js';
import { Reviews, type SeenChangeSet } from './reviews.service.js';
import { changeSetOf, lockChangeSet, requiredChangeSet, requiredVersion, withEdits } from './stored-change-set.js';

const JOB = 'publish-change-set';
/** With growing delays, enough for an outage of a day. */
const RETRIES = 20;
const EXPIRE_SECONDS = 120;
/** Workers poll once a second, so a job starts this much earlier and waits for the exact instant. */
const START_EARLY_SECONDS = 5;
/** How long before the instant the edits are checked under the lock, so that only writing remains. */
const PREPARED_MS = 3000;
const MAXIMUM_AHEAD_MS = 400 * 86_400_000;

interface ScheduledPublish {
  readonly id: string;
  /** The scheduled instant, to detect a change set that was called back or rescheduled. */
  readonly publishAt: string;
}

/** Publishes change sets at a future instant: stored in the database, run once by any replica. */
@Injectable()
export class Schedules implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly publisher: Publisher,
    private readonly reviews: Reviews,
    private readonly access: EditAccess,
    private readonly staff: StaffDirectory,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register<ScheduledPublish>({
      name: JOB,
      retries: RETRIES,
      expireSeconds: EXPIRE_SECONDS,
      run: (data) => this.run(data),
    });
  }

  /** Schedules a draft. Throws what publishing it now would throw, and `invalid-input` for an instant that is not in the future. */
  schedule(id: string, { version, reason, publishAt, acknowledged }: Schedule, staff: Staff): Promise<ChangeSet> {
    const instant = this.requiredInstant(publishAt);
    if (!this.jobs.ready) throw new ShopError('backend-unavailable', { message: 'The job queue has not started' });
    return this.publisher.withPublishLock(async (db) => {
      const draft = await requiredVersion(db, { id, version }, ['draft']);
      if (draft.edits.length === 0) throw invalidField('edits', 'empty');
      this.access.refuseForeign(staff, draft.edits);
      await this.reviews.refuseUnapproved(db, draft, draft.edits);
      await this.publisher.check(db, { edits: draft.edits, author: staff.email, reason, tolerance: acknowledged });
      const seconds = (instant.getTime() - this.clock.now().getTime()) / 1000 - START_EARLY_SECONDS;
      const data = { id, publishAt: instant.toISOString() } satisfies ScheduledPublish;
      await this.jobs.enqueue(db, { name: JOB, data, afterSeconds: Math.max(0, Math.floor(seconds)) });
      await note(db, draft, { step: 'schedule', actor: staff.email, more: { reason, publishAt: data.publishAt } });
      return write(db, id, {
        state: 'scheduled',
        publishAt: instant,
        scheduledBy: staff.email,
        publishReason: reason,
        acknowledged: acknowledged ?? Prisma.DbNull,
        failure: null,
      });
    });
  }

  /** Makes a scheduled or failed change set a draft again. */
  callBack({ id, version }: SeenChangeSet, staff: Staff): Promise<ChangeSet> {
    return this.prisma.$transaction(async (db) => {
      const found = await requiredVersion(db, { id, version }, ['scheduled', 'failed']);
      this.access.refuseForeign(staff, found.edits);
      await note(db, found, { step: 'call-back', actor: staff.email, more: {} });
      return write(db, id, { state: 'draft', ...NOT_SCHEDULED, failure: null });
    });
  }

  /** Publishes a change set at its instant; skips one that was called back. */
  private async run(job: ScheduledPublish): Promise<void> {
    const wait = Date.parse(job.publishAt) - PREPARED_MS - this.clock.now().getTime();
    if (wait > 0) await setTimeout(wait);
    try {
      await this.publisher.withPublishLock((db) => this.publish(db, job));
    } catch (refusal) {
      // The queue retries after an outage.
      if (!(refusal instanceof ShopError) || refusal.code === 'backend-unavailable') throw refusal;
      await this.fail(job, refusal);
    }
  }

  private async publish(db: Database, job: ScheduledPublish): Promise<void> {
    const due = await this.due(db, job);
    if (!due?.schedule) return;
    const { by: author, reason } = due.schedule;
    await this.refuseLostRight(author, due.edits);
    const { acknowledged } = await db.changeSet.findUniqueOrThrow({ where: { id: due.id } });
    const tolerance = acknowledged === null ? undefined : z.parse(acknowledgementSchema, acknowledged);
    const notBefore = new Date(job.publishAt);
    await this.publisher.publish(db, { edits: due.edits, author, reason, changeSetId: due.id, tolerance, notBefore });
    await write(db, due.id, { state: 'published' });
  }

  /** Throws `not-allowed` if the person who scheduled it has left or has lost the right, so that another person decides. */
  private async refuseLostRight(email: string, edits: readonly Edit[]): Promise<void> {
    const account = await this.staff.find(email);
    if (account?.state === 'active' && edits.every((edit) => this.access.mayEdit(account, edit))) return;
    throw new ShopError('not-allowed', { fields: [{ field: 'schedule', reason: 'may-no-longer-publish' }] });
  }

  private async fail(job: ScheduledPublish, refusal: ShopError): Promise<void> {
    const because = (refusal.fields ?? []).map(({ field, reason }) => `${field}: ${reason}`).join('; ');
    const failure = [refusal.code, because].filter((part) => part !== '').join(' – ');
    await this.prisma.$transaction(async (db) => {
      const due = await this.due(db, job);
      if (!due) return;
      await note(db, due, { step: 'fail', actor: due.schedule?.by ?? due.author, more: { reason: failure } });
      await write(db, due.id, { state: 'failed', failure });
    });
  }

  /** Locks and returns the change set of a job if it is still scheduled for that instant. */
  private async due(db: Database, { id, publishAt }: ScheduledPublish): Promise<ChangeSet | undefined> {
    await lockChangeSet(db, id);
    const found = await requiredChangeSet(db, id);
    return found.state === 'scheduled' && found.schedule?.publishAt === publishAt ? found : undefined;
  }

  private requiredInstant(text: string): Date {
    const instant = new Date(text);
    const ahead = instant.getTime() - this.clock.now().getTime();
    const reason = ahead <= 0 ? 'not-in-future' : 'too-far-ahead';
    if (ahead <= 0 || ahead > MAXIMUM_AHEAD_MS) throw invalidField('publishAt', reason);
    return instant;
  }
}

const NOT_SCHEDULED = { publishAt: null, scheduledBy: null, publishReason: null, acknowledged: Prisma.DbNull };

async function write(db: Database, id: string, columns: Prisma.ChangeSetUpdateInput): Promise<ChangeSet> {
  const data = { ...columns, version: { increment: 1 } };
  return changeSetOf(await db.changeSet.update({ where: { id }, data, include: withEdits }));
}

interface Step {
  readonly step: 'schedule' | 'call-back' | 'fail';
  readonly actor: string;
  readonly more: Readonly<Record<string, string>>;
}

async function note(db: Database, { id, name, edits }: ChangeSet, { step, actor, more }: Step): Promise<void> {
  const sections = [...new Set(edits.map(({ section }) => section))];
  const details = { id, sections, edits: edits.length, ...more };
  await recordAudit(db, { actor, action: `change-set.${step}`, subject: name, details });
}
