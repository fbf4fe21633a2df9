import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { Env } from '../env/env.js';
import { reportCallInTransaction } from '../concurrency/open-transaction.js';
import { headerText, mailHeaders } from './mail-headers.js';
import { Mailer, type Mail } from './mailer.js';

/** Returns the error of a mail that was not accepted. Names only the reason, because addresses and links are personal. */
export function mailFailed(reason: string): ShopError {
  return new ShopError('backend-unavailable', { message: `the mail system did not accept the mail: ${reason}` });
}

/** Returns the JSON that the mail service receives (docs/operations.md, "Mails"). */
function body(mail: Mail): object {
  const { template, to, from, facts, idempotencyKey, subject, html, text, language, attachments } = mail;
  return {
    ...facts,
    template,
    to,
    idempotencyKey,
    message: {
      from: { name: headerText(from.name), address: from.address },
      replyTo: from.replyTo,
      subject: headerText(subject),
      language,
      html,
      text,
      headers: mailHeaders(mail),
      attachments,
    },
  };
}

/** Posts each mail as one JSON message. The embedded start sends to the sandbox's mailbox. */
@Injectable()
export class HttpMailer extends Mailer {
  constructor(private readonly env: Env) {
    super();
  }

  override async send(mail: Mail): Promise<void> {
    const { deadlines } = this.env;
    const { httpUrl, httpToken } = this.env.mail;
    if (httpUrl === undefined) throw mailFailed('MAIL_URL is not set');
    reportCallInTransaction('POST mail');
    const response = await fetch(httpUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': mail.idempotencyKey,
        ...(httpToken === undefined ? {} : { authorization: `Bearer ${httpToken}` }),
      },
      body: JSON.stringify(body(mail)),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlines.mail),
    }).catch((error: unknown) => {
      throw mailFailed(error instanceof Error ? error.name : 'no answer');
    });
    await response.body?.cancel();
    if (!response.ok) throw mailFailed(`status ${response.status}`);
  }
}
