import { setSectionPolicySchema } from '@manifold/domain/admin-api/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Get, Header, Param, Put, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { Roles, SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { SectionPolicies } from '../publishing/section-policies.service.js';

/** The four-eyes policies of sections and parts of sections. Everybody may read them, admins may set them. */
@Controller('api/admin/section-policies')
@UseGuards(StaffGuard)
export class SectionPoliciesController {
  constructor(private readonly policies: SectionPolicies) {}

  @Get()
  @Header('cache-control', 'no-store')
  async list() {
    return { policies: await this.policies.list() };
  }

  @Put(':key')
  @Roles(['admin'])
  set(@Param('key') key: string, @Body() body: unknown, @SignedInStaff() staff: Staff) {
    return this.policies.set(key, z.parse(setSectionPolicySchema, body), staff);
  }
}
