import { changePasswordSchema } from '@manifold/domain/staff/accounts-contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Param, Put, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { OwnAccount } from './own-account.service.js';
import { requiredUuid } from './required-uuid.js';
import { SignedInStaff, StaffGuard, StaffToken } from './staff-guard.js';
import { StaffSessions } from './accounts/staff-sessions.service.js';

/** The caller's own account: profile, password and sessions. For every role. */
@Controller('api/admin/me')
@UseGuards(StaffGuard)
export class OwnAccountController {
  constructor(
    private readonly account: OwnAccount,
    private readonly sessions: StaffSessions,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  me(@SignedInStaff() staff: Staff): Staff {
    return staff;
  }

  @Put('password')
  @HttpCode(204)
  changePassword(
    @Body() body: unknown,
    @SignedInStaff() staff: Staff,
    @StaffToken() token: string,
    @Ip() address: string,
  ): Promise<void> {
    return this.account.changePassword(staff, z.parse(changePasswordSchema, body), token, address);
  }

  @Get('sessions')
  @Header('cache-control', 'no-store')
  async list(@SignedInStaff() { id }: Staff, @StaffToken() token: string) {
    return { sessions: await this.sessions.listOwn(id, token) };
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  end(@Param('id') id: string, @SignedInStaff() staff: Staff): Promise<void> {
    return this.sessions.endOne(requiredUuid(id), staff, staff.id);
  }

  @Delete('sessions')
  @HttpCode(204)
  endOthers(@SignedInStaff() staff: Staff, @StaffToken() token: string): Promise<void> {
    return this.sessions.endAll(staff, staff, token);
  }
}
