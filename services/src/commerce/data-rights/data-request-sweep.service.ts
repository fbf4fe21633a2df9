import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Clock } from '../../platform/process/clock.js';
import { AccountDeletion } from './account-deletion.service.js';
import { DataExportMails } from './data-export-mails.service.js';
import { DataRequests } from './data-requests.repository.js';

const HOUR_SECONDS = 3600;
const EXPIRE_SECONDS = 900;
/** Younger requests are answered by their own job. */
const STALE_MS = 2 * HOUR_SECONDS * 1000;

/** Answers requests whose job has given up, so that no deadline passes because of an outage. */
@Injectable()
export class DataRequestSweep implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly requests: DataRequests,
    private readonly exports: DataExportMails,
    private readonly deletions: AccountDeletion,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'resume-data-requests',
      retries: 0,
      expireSeconds: EXPIRE_SECONDS,
      everySeconds: HOUR_SECONDS,
      run: () => this.sweep(),
    });
  }

  /** Answers all requests that wait for more than two hours. A failed one does not delay the others. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    for (const { id, kind, dueAt } of await this.requests.listOpen(new Date(now.getTime() - STALE_MS))) {
      const answer = kind === 'deletion' ? this.deletions.carryOut(id) : this.exports.send(id);
      await answer.catch((error: unknown) => {
        this.logger.error({ err: error, id, kind, dueAt, isOverdue: dueAt < now }, 'data request not answered');
      });
    }
  }
}
