import { Body, Controller, Header, Headers, HttpCode, Post } from '@nestjs/common';
import { WebhookIntake } from './webhook-intake.service.js';

/** The answer that the provider expects. */
const ACCEPTED = '[accepted]';

/** Receives webhooks of the payment provider, on every host. */
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly intake: WebhookIntake) {}

  /** Answers only after the events are stored. */
  @Post('adyen')
  @HttpCode(200)
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'no-store')
  async receive(
    @Body() body: unknown,
    @Headers('authorization') authorization: string | undefined,
  ): Promise<typeof ACCEPTED> {
    await this.intake.accept({ authorization, body });
    return ACCEPTED;
  }
}
