import { Module } from '@nestjs/common';
import { HttpMailer } from './http-mailer.client.js';
import { Mailer } from './mailer.js';

/** The mail system behind its port. */
@Module({
  providers: [{ provide: Mailer, useClass: HttpMailer }],
  exports: [Mailer],
})
export class MailModule {}
