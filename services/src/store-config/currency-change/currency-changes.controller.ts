import { currencyChangeSchema, draftedCurrencyChangeSchema } from '@manifold/domain/currency-change/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { Roles, SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { CurrencyChanges } from './currency-changes.service.js';

/** Plans and drafts the change of a country's currency. */
@Controller('api/admin/stores/:storeKey/currency-change')
@UseGuards(StaffGuard)
export class CurrencyChangesController {
  constructor(private readonly changes: CurrencyChanges) {}

  @Post('plan')
  @HttpCode(200)
  @Roles(['admin', 'operations'])
  plan(@Param('storeKey') storeKey: string, @Body() body: unknown) {
    return this.changes.plan(storeKey, z.parse(currencyChangeSchema, body));
  }

  @Post()
  @Roles(['admin', 'operations'])
  draft(@Param('storeKey') storeKey: string, @Body() body: unknown, @SignedInStaff() staff: Staff) {
    return this.changes.draft(storeKey, z.parse(draftedCurrencyChangeSchema, body), staff);
  }
}
