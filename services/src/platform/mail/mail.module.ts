import { Module } from '@nestjs/common';
import { Env } from '../env/env.js';
import { HttpMailer } from './http-mailer.js';
import { Mailer } from './mailer.js';
import { SmtpMailer } from './smtp-mailer.js';

const mailer = {
  provide: Mailer,
  inject: [Env, HttpMailer, SmtpMailer],
  useFactory: ({ mail }: Env, http: HttpMailer, smtp: SmtpMailer): Mailer => (mail.smtp ? smtp : http),
};

/** Makes the mail system injectable: SMTP if the environment names a server, or else the HTTP mail service. */
@Module({ providers: [HttpMailer, SmtpMailer, mailer], exports: [Mailer] })
export class MailModule {}
