import { supportSubmissionSchema } from '@manifold/domain/support-webform/shop-api';
import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import * as z from 'zod/mini';
import { ShopRequest, type ShopRequestContext } from '../../store-config/index.js';
import { SupportSubmissions } from './support-submissions.service.js';

/** Where the shop sends its support form. */
@Controller('api/support-requests')
export class SupportRequestsController {
  constructor(private readonly submissions: SupportSubmissions) {}

  @Post()
  @HttpCode(202)
  @Header('cache-control', 'private, no-store')
  submit(@Body() body: unknown, @ShopRequest() context: ShopRequestContext) {
    return this.submissions.submit(z.parse(supportSubmissionSchema, body), context);
  }
}
