import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JOB_NAMES, jobsSchema, type JobsOverview } from '@manifold/domain/systems/jobs';
import { Module, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../testing/eventually.js';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { startConfigService, type ConfigService } from '../../store-config/testing/config-service.js';
import { ConsoleClient } from '../../store-config/testing/console-client.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import { PrismaService } from '../prisma/prisma.service.js';
import { Jobs } from '../jobs/jobs.service.js';
import { SystemsModule } from './systems.module.js';

const POLL_EVERY_MS = 50;
const TIMEOUT_MS = 20_000;
let isMailDown = true;
const sent: string[] = [];

/** A job that fails as long as the mail system is down. */
@Module({})
class Letters implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    const run = async ({ to }: { to: string }) => {
      if (isMailDown) throw new Error(`no mailbox for ${to}`);
      sent.push(to);
    };
    this.jobs.register({ name: 'letter', retries: 0, expireSeconds: 60, run });
  }
}

describe('the jobs in the console', () => {
  let database: FreshDatabase;
  let service: ConfigService;
  let admin: ConsoleClient;
  let operations: ConsoleClient;

  beforeAll(async () => {
    database = await freshDatabase({ template: SEEDED_CONFIG });
    service = await startConfigService(database.applicationUrl, {}, [Letters, SystemsModule]);
    admin = await new ConsoleClient(service.app).signIn('admin');
    operations = await new ConsoleClient(service.app).signIn('operations');
    await until(() => service.app.get(Jobs).ready);
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
  });

  const enqueue = (to: string, afterSeconds = 0) =>
    service.app
      .get(PrismaService)
      .$transaction((db) => service.app.get(Jobs).enqueue(db, { name: 'letter', data: { to }, afterSeconds }));

  const look = async () => (await operations.ask<JobsOverview>('GET', '/jobs')).body;

  async function once(isSo: (found: JobsOverview) => boolean): Promise<JobsOverview> {
    const end = performance.now() + TIMEOUT_MS;
    let found = await look();
    while (!isSo(found) && performance.now() < end) {
      await wait(POLL_EVERY_MS);
      found = await look();
    }
    return found;
  }

  const letters = ({ queues }: JobsOverview) => queues.find(({ name }) => name === 'letter');

  it('each have a name that the console can say', async () => {
    const names = (await look()).queues.map(({ name }) => name).filter((name) => name !== 'letter');
    expect(names).not.toEqual([]);
    expect(JOB_NAMES).toEqual(expect.arrayContaining(names));
  });

  it('show what failed and why, without personal data', async () => {
    await enqueue('eva.h@example.com');
    await enqueue('later@example.com', 3600);
    const found = await once(({ failed }) => failed.length > 0);
    expect(jobsSchema.safeParse(found).success).toBe(true);
    expect(letters(found)).toMatchObject({ waiting: 0, planned: 1, running: 0, failed: 1, lateSeconds: 0 });
    expect(found.failed).toMatchObject([{ queue: 'letter', tries: 1, reason: 'no mailbox for …@…' }]);
    expect(JSON.stringify(found)).not.toContain('example.com');
  });

  it('can be retried only by an admin, which is audited', async () => {
    const [job] = (await look()).failed;
    const path = `/jobs/letter/${job?.id}/retry`;
    expect((await operations.ask('POST', path)).status).toBe(403);
    isMailDown = false;
    expect((await admin.ask('POST', path)).status).toBe(204);
    const found = await once((each) => letters(each)?.failed === 0 && sent.length > 0);
    expect([found.failed, sent]).toEqual([[], ['eva.h@example.com']]);
    const audit = await admin.ask<{ entries: object[] }>('GET', '/audit?action=job.retry');
    expect(audit.body.entries).toMatchObject([
      { action: 'job.retry', subject: 'letter', actor: 'admin@manifold.test' },
    ]);
  });

  it('cannot be retried if they have not failed or do not exist', async () => {
    const isThere = `/jobs/letter/${randomUUID()}/retry`;
    const statuses = [isThere, isThere.replace('letter', 'nothing'), '/jobs/letter/1/retry'].map(
      async (path) => (await admin.ask('POST', path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
  });
});
