import type { UnansweredPayments as UnansweredList } from '@manifold/domain/online-payment/unanswered-payment';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { Roles, StaffGuard } from '../../platform/auth/staff-guard.js';
import { UnansweredPayments } from './unanswered-payments.service.js';

/** The online payments about whose outcome nothing is known, for staff. */
@Controller('api/admin/unanswered-payments')
@UseGuards(StaffGuard)
@Roles(['admin', 'operations'])
export class UnansweredPaymentsController {
  constructor(private readonly payments: UnansweredPayments) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(): Promise<UnansweredList> {
    return this.payments.list();
  }
}
