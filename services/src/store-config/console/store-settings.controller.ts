import { adminRoutes } from '@manifold/domain/admin-api/routes';
import type { Staff } from '@manifold/domain/staff/contract';
import { Controller, Get, Header, Param, Query, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { SettingsOfStores } from './settings-of-stores.service.js';

/** All settings of one store, readable for every role. */
@Controller('api/admin/stores/:storeKey/settings')
@UseGuards(StaffGuard)
export class StoreSettingsController {
  constructor(private readonly settings: SettingsOfStores) {}

  @Get()
  @Header('cache-control', 'no-store')
  read(@Param('storeKey') storeKey: string, @Query() query: unknown, @SignedInStaff() staff: Staff) {
    const { changeSet } = z.parse(adminRoutes.storeSettings.query, query);
    return this.settings.read(storeKey, changeSet, staff);
  }
}
