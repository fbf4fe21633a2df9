import { supportTrialSchema } from '@manifold/domain/support-webform/workbench-api';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Get, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { SupportWorkbench } from './support-workbench.service.js';

/** Lets every role test the support form, since every role may edit it. */
@Controller('api/admin/support-webform')
@UseGuards(StaffGuard)
export class SupportWorkbenchController {
  constructor(private readonly workbench: SupportWorkbench) {}

  @Post('dry-run')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  dryRun(@Body() body: unknown, @SignedInStaff() staff: Staff) {
    return this.workbench.dryRun(z.parse(supportTrialSchema, body), staff);
  }

  @Post('test-requests')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  sendTest(@Body() body: unknown, @SignedInStaff() staff: Staff) {
    return this.workbench.sendTest(z.parse(supportTrialSchema, body), staff);
  }

  @Get('use-counts')
  @Header('cache-control', 'no-store')
  countUses() {
    return this.workbench.countUses();
  }
}
