import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { Env } from '../env/env.js';
import { reportCallInTransaction } from '../concurrency/open-transaction.js';
import { Mailer, type Mail } from './mailer.js';

/** Returns the error of a mail that was not accepted. Names only the status, because addresses and links are personal. */
function failed(reason: string): ShopError {
  return new ShopError('backend-unavailable', { message: `the mail system did not accept the mail: ${reason}` });
}

/** Posts each mail as one JSON message. The embedded start sends to the sandbox's mailbox. */
@Injectable()
export class HttpMailer extends Mailer {
  constructor(private readonly env: Env) {
    super();
  }

  override async send(mail: Mail): Promise<void> {
    const { mailUrl, mailToken, deadlines } = this.env;
    if (mailUrl === undefined) throw failed('MAIL_URL is not set');
    reportCallInTransaction('POST mail');
    const response = await fetch(mailUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(mailToken === undefined ? {} : { authorization: `Bearer ${mailToken}` }),
      },
      body: JSON.stringify(mail),
      redirect: 'error',
      signal: AbortSignal.timeout(deadlines.mail),
    }).catch((error: unknown) => {
      throw failed(error instanceof Error ? error.name : 'no answer');
    });
    await response.body?.cancel();
    if (!response.ok) throw failed(`status ${response.status}`);
  }
}
