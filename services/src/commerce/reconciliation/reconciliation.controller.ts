import {
  closeDifferenceSchema,
  differencesQuerySchema,
  type DifferencesPage,
  type ListedDifference,
  type Reconciliation,
} from '@manifold/domain/reconciliation/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { requiredUuid } from '../../platform/auth/required-uuid.js';
import { OrderDeskOnly, SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { ReconciliationDesk } from './reconciliation-desk.service.js';

/** Differences between payment provider, orders and ledger, for staff of the order desk. */
@Controller('api/admin')
@UseGuards(StaffGuard)
@OrderDeskOnly()
export class ReconciliationController {
  constructor(private readonly desk: ReconciliationDesk) {}

  @Get('reconciliation')
  @Header('cache-control', 'no-store')
  state(@SignedInStaff() staff: Staff): Promise<Reconciliation> {
    return this.desk.state(staff);
  }

  @Post('reconciliation/runs')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  start(@SignedInStaff() staff: Staff): Promise<Reconciliation> {
    return this.desk.start(staff);
  }

  @Get('payment-differences')
  @Header('cache-control', 'no-store')
  list(@Query() query: unknown, @SignedInStaff() staff: Staff): Promise<DifferencesPage> {
    return this.desk.list(z.parse(differencesQuerySchema, query), staff);
  }

  @Post('payment-differences/:id/check')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  check(@Param('id') id: string, @SignedInStaff() staff: Staff): Promise<ListedDifference> {
    return this.desk.check(requiredUuid(id), staff);
  }

  @Post('payment-differences/:id/close')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  close(@Param('id') id: string, @Body() body: unknown, @SignedInStaff() staff: Staff): Promise<ListedDifference> {
    return this.desk.close(requiredUuid(id), z.parse(closeDifferenceSchema, body), staff);
  }
}
