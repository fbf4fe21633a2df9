import { newStoreSchema } from '@manifold/domain/admin-api/new-store-routes';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { Roles, SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { NewStores } from './new-stores.service.js';

/** Drafts new stores. */
@Controller('api/admin/stores')
@UseGuards(StaffGuard)
export class NewStoresController {
  constructor(private readonly stores: NewStores) {}

  @Post()
  @Roles(['admin', 'operations'])
  draft(@Body() body: unknown, @SignedInStaff() staff: Staff) {
    return this.stores.draft(z.parse(newStoreSchema, body), staff);
  }
}
