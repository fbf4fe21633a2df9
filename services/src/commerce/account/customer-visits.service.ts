import { Injectable } from '@nestjs/common';
import type { HttpCaller } from '../operations/index.js';
import { Visits } from '../visit/index.js';
import type { CustomerVisit } from './customer-handlers.service.js';

/** Begins visits of HTTP callers, and stores their sessions. */
@Injectable()
export class CustomerVisits {
  constructor(private readonly visits: Visits) {}

  /** Runs work in a visit. A changed session is stored even if the work throws. */
  async run<Answer>(caller: HttpCaller, work: (visit: CustomerVisit) => Promise<Answer>): Promise<Answer> {
    const { snapshot, locale, cookie, setCookies, address, userAgent } = caller;
    const added: string[] = [];
    const addCookie = (value: string): void => void added.push(value);
    const visit = { ...(await this.visits.begin(snapshot, locale, cookie)), address, userAgent, cookie, addCookie };
    try {
      return await work(visit);
    } finally {
      const cookies = [...(await this.visits.cookies(visit)), ...added];
      if (cookies.length > 0) setCookies(cookies);
    }
  }
}
