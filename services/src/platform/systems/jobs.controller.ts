import type { Staff } from '@manifold/domain/staff/contract';
import type { JobsOverview } from '@manifold/domain/systems/jobs';
import { Controller, Get, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { recordAudit } from '../audit/record-audit.js';
import { requiredUuid } from '../auth/required-uuid.js';
import { Roles, SignedInStaff, StaffGuard } from '../auth/staff-guard.js';
import { PrismaService } from '../prisma/prisma.service.js';
import { Jobs } from '../jobs/jobs.service.js';

/** The background jobs, for staff; admins can retry failed ones. */
@Controller('api/admin/jobs')
@UseGuards(StaffGuard)
@Roles(['admin', 'operations'])
export class JobsController {
  constructor(
    private readonly jobs: Jobs,
    private readonly prisma: PrismaService,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  overview(): Promise<JobsOverview> {
    return this.jobs.overview();
  }

  @Post(':queue/:id/retry')
  @HttpCode(204)
  @Roles(['admin'])
  async retry(
    @Param('queue') queue: string,
    @Param('id') id: string,
    @SignedInStaff() { email }: Staff,
  ): Promise<void> {
    const job = requiredUuid(id);
    await this.prisma.$transaction(async (db) => {
      await this.jobs.retry(db, queue, job);
      await recordAudit(db, { actor: email, action: 'job.retry', subject: queue, details: { job } });
    });
  }
}
