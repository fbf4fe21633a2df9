import { Module } from '@nestjs/common';
import { HttpMailer } from './http-mailer.js';
import { Mailer } from './mailer.js';

/** Makes the mail system injectable. */
@Module({
  providers: [{ provide: Mailer, useClass: HttpMailer }],
  exports: [Mailer],
})
export class MailModule {}
