import type { Staff } from '@manifold/domain/staff/contract';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { ChangeSetLists } from '../publishing/change-set-lists.service.js';

/** The caller's own open drafts, with their edits. */
@Controller('api/admin/me/change-sets')
@UseGuards(StaffGuard)
export class OwnChangeSetsController {
  constructor(private readonly lists: ChangeSetLists) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list(@SignedInStaff() staff: Staff) {
    return { changeSets: await this.lists.own(staff) };
  }
}
