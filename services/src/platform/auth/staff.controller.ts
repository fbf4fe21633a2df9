import { changeStaffSchema, inviteStaffSchema } from '@manifold/domain/staff/accounts-contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { IfMatch } from '../http/conditional-requests.js';
import { requiredUuid } from './required-uuid.js';
import { StaffDirectory } from './accounts/staff-directory.service.js';
import { Roles, SignedInStaff, StaffGuard } from './staff-guard.js';
import { StaffSessions } from './accounts/staff-sessions.service.js';

/** Staff accounts, for admins. */
@Controller('api/admin/staff')
@UseGuards(StaffGuard)
@Roles(['admin'])
export class StaffController {
  constructor(
    private readonly directory: StaffDirectory,
    private readonly sessions: StaffSessions,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list() {
    return { staff: await this.directory.list() };
  }

  @Post()
  @Header('cache-control', 'no-store')
  invite(@Body() body: unknown, @SignedInStaff() by: Staff) {
    return this.directory.invite(z.parse(inviteStaffSchema, body), by);
  }

  @Put(':id')
  change(@Param('id') id: string, @IfMatch() version: number, @Body() body: unknown, @SignedInStaff() by: Staff) {
    return this.directory.change(requiredUuid(id), version, z.parse(changeStaffSchema, body), by);
  }

  @Post(':id/disable')
  @HttpCode(200)
  disable(@Param('id') id: string, @SignedInStaff() by: Staff) {
    return this.directory.disable(requiredUuid(id), by);
  }

  @Post(':id/enable')
  @HttpCode(200)
  enable(@Param('id') id: string, @SignedInStaff() by: Staff) {
    return this.directory.enable(requiredUuid(id), by);
  }

  @Post(':id/reset')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  reset(@Param('id') id: string, @SignedInStaff() by: Staff) {
    return this.directory.reset(requiredUuid(id), by);
  }

  @Delete(':id/sessions')
  @HttpCode(204)
  async endSessions(@Param('id') id: string, @SignedInStaff() by: Staff): Promise<void> {
    await this.sessions.endAll(await this.directory.get(requiredUuid(id)), by);
  }
}
