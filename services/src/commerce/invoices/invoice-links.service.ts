import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { Clock } from '../../platform/process/clock.js';

const DAY_MS = 24 * 60 * 60_000;
/** As long as a buyer may need the invoice from a mail. */
const VALID_DAYS = 90;

/** The query of a link to a document. */
export interface LinkQuery {
  /** Milliseconds since 1970. */
  readonly expires: string;
  readonly signature: string;
}

/** Signs links to documents, for guests who have no session any more. A link shows one document until it expires. */
@Injectable()
export class InvoiceLinks {
  private readonly key: Buffer;

  constructor(
    env: Env,
    private readonly clock: Clock,
  ) {
    this.key = createHmac('sha256', env.sessionKey).update('invoice link').digest();
  }

  /** Returns the path of a link to a document. */
  pathOf(id: string): string {
    const expires = String(this.clock.now().getTime() + VALID_DAYS * DAY_MS);
    const query = new URLSearchParams({ expires, signature: this.sign(id, expires).toString('base64url') });
    return `/api/invoices/documents/${id}?${query.toString()}`;
  }

  /** Returns whether a link was signed for this document and has not expired. */
  isValid(id: string, { expires, signature }: LinkQuery): boolean {
    const given = Buffer.from(signature, 'base64url');
    const expected = this.sign(id, expires);
    const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
    return isSigned && Number(expires) > this.clock.now().getTime();
  }

  private sign(id: string, expires: string): Buffer {
    return createHmac('sha256', this.key).update(`${id}.${expires}`).digest();
  }
}
