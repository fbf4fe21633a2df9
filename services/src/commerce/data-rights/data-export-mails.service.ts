import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CustomerBackend } from '../../integrations/commercetools/ports/customer-backend.js';
import { AccountMail } from '../account/index.js';
import { DATA_JOBS, DataRequests } from './data-requests.repository.js';

/** Mails links to the copies of customers' data. */
@Injectable()
export class DataExportMails implements OnModuleInit {
  constructor(
    private readonly requests: DataRequests,
    private readonly customers: CustomerBackend,
    private readonly mail: AccountMail,
  ) {}

  onModuleInit(): void {
    this.mail.register<{ readonly id: string }>(DATA_JOBS.export, ({ id }) => this.send(id));
  }

  /** Mails the link of an open request. Every retry has its own link; only the last one works. */
  async send(id: string): Promise<void> {
    const request = await this.requests.findOpen(id);
    if (!request || request.customerId === null) return;
    const { storeKey, locale, customerId } = request;
    const customer = await this.customers.findById(storeKey, customerId);
    // The account was deleted meanwhile, so the mail has no recipient.
    if (!customer) return this.requests.close(id);
    const { token, expiresAt } = await this.requests.issueLink(id);
    const letter = { to: customer.email, token, at: expiresAt.toISOString() };
    await this.mail.send('data-export-ready', { storeKey, locale }, letter);
    await this.requests.markReady(request);
  }
}
