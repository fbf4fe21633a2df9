import type { OpenWebhooks } from '@manifold/domain/payment-ledger/open-webhooks';
import type { Staff } from '@manifold/domain/staff/contract';
import { Controller, Get, Header, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { requiredUuid } from '../../platform/auth/required-uuid.js';
import { Roles, SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { OpenPaymentWebhooks } from './open-webhooks.service.js';

/** The webhooks of the payment provider that need attention, for staff; admins can process them again. */
@Controller('api/admin/payment-webhooks')
@UseGuards(StaffGuard)
@Roles(['admin', 'operations'])
export class OpenWebhooksController {
  constructor(private readonly webhooks: OpenPaymentWebhooks) {}

  @Get()
  @Header('cache-control', 'no-store')
  list(): Promise<OpenWebhooks> {
    return this.webhooks.list();
  }

  @Post(':id/replay')
  @HttpCode(204)
  @Roles(['admin'])
  replay(@Param('id') id: string, @SignedInStaff() { email }: Staff): Promise<void> {
    return this.webhooks.replay(requiredUuid(id), email);
  }
}
