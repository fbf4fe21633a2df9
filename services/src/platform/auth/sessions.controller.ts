import type { Staff } from '@manifold/domain/staff/contract';
import { Controller, Delete, Get, Header, HttpCode, Param, UseGuards } from '@nestjs/common';
import { requiredUuid } from './required-uuid.js';
import { Roles, SignedInStaff, StaffGuard, StaffToken } from './staff-guard.js';
import { StaffSessions } from './accounts/staff-sessions.service.js';

/** The sessions of all staff, for admins. */
@Controller('api/admin/sessions')
@UseGuards(StaffGuard)
@Roles(['admin'])
export class SessionsController {
  constructor(private readonly sessions: StaffSessions) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(@StaffToken() token: string) {
    return { sessions: await this.sessions.listAll(token) };
  }

  @Delete(':id')
  @HttpCode(204)
  end(@Param('id') id: string, @SignedInStaff() by: Staff): Promise<void> {
    return this.sessions.endOne(requiredUuid(id), by);
  }
}
