import { mailPreviewParamsSchema, type MailPreview } from '@manifold/domain/mail-preview/contract';
import type { Staff } from '@manifold/domain/staff/contract';
import { Body, Controller, Get, Header, HttpCode, Post, Query, UseGuards } from '@nestjs/common';
import * as z from 'zod/mini';
import { SignedInStaff, StaffGuard } from '../../platform/auth/staff-guard.js';
import { MailPreviews } from './mail-previews.service.js';

/** A mail may style itself and contain pictures; nothing is loaded, run or sent. Only our own console may frame it. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

/** Mails to customers with test data, for every role. */
@Controller('api/admin/mails')
@UseGuards(StaffGuard)
export class MailPreviewsController {
  constructor(private readonly previews: MailPreviews) {}

  @Get('preview')
  @Header('cache-control', 'no-store')
  preview(@Query() query: unknown, @SignedInStaff() staff: Staff): Promise<MailPreview> {
    return this.previews.preview(z.parse(mailPreviewParamsSchema, query), staff);
  }

  @Get('page')
  @Header('cache-control', 'no-store')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', MAIL_POLICY)
  @Header('x-frame-options', 'SAMEORIGIN')
  async page(@Query() query: unknown, @SignedInStaff() staff: Staff): Promise<string> {
    return (await this.previews.preview(z.parse(mailPreviewParamsSchema, query), staff)).html;
  }

  @Post('test')
  @HttpCode(204)
  async sendTest(@Body() body: unknown, @SignedInStaff() staff: Staff): Promise<void> {
    await this.previews.sendTest(z.parse(mailPreviewParamsSchema, body), staff);
  }
}
