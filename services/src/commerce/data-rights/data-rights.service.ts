import type { CustomerRequest, CustomerResponse } from '@manifold/domain/customer-api/operations';
import { invalidField } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { CustomerRecord } from '../../integrations/commercetools/ports/customer-backend.js';
import { Clock } from '../../platform/process/clock.js';
import type { CustomerVisit } from '../account/index.js';
import { SignedInCustomers, type Visit } from '../visit/index.js';
import { CustomerDataFiles } from './customer-data-files.service.js';
import { dataRequestView } from './data-request-view.js';
import { DataRequests, type Requester } from './data-requests.repository.js';
import { CustomerProof } from './customer-proof.service.js';

/** Accepts what customers ask for about their data (GDPR art. 15, 17 and 20). */
@Injectable()
export class DataRights {
  constructor(
    private readonly requests: DataRequests,
    private readonly files: CustomerDataFiles,
    private readonly customers: SignedInCustomers,
    private readonly proof: CustomerProof,
    private readonly clock: Clock,
  ) {}

  /** Queues a mail with a link to the customer's data. Throws `sign-in-failed` for a wrong proof. */
  async requestExport(
    visit: CustomerVisit,
    proof: CustomerRequest<'requestMyData'>,
  ): Promise<CustomerResponse<'requestMyData'>> {
    const customer = await this.customers.require(visit);
    await this.proof.require(visit, customer, proof);
    await this.proof.limit(visit, customer, () => this.requests.open('export', requesterOf(visit, customer)));
    return this.listOf(visit, customer.id);
  }

  /** Returns the customer's requests, newest first. */
  async list(visit: CustomerVisit): Promise<CustomerResponse<'getMyDataRequests'>> {
    return this.listOf(visit, (await this.customers.require(visit)).id);
  }

  /**
   * Returns the customer's data, once per link. Requires the session of the owner as well, because others may be able to read the
   * mailbox.
   */
  async download(
    visit: CustomerVisit,
    { tokenValue }: CustomerRequest<'downloadMyData'>,
  ): Promise<CustomerResponse<'downloadMyData'>> {
    const { id: customerId } = await this.customers.require(visit);
    return this.proof.useToken(visit, tokenValue, async () => {
      const owner = { storeKey: visit.market.storeKey, customerId };
      // Read before the link is used: an outage must not use it up.
      const data = (await this.requests.isUsable(tokenValue, owner)) ? await this.files.compile(visit) : undefined;
      if (!data || !(await this.requests.useLink(tokenValue, owner))) throw invalidField('tokenValue', 'token-unknown');
      return data;
    });
  }

  /** Queues the deletion of the account and signs out. Throws `sign-in-failed` for a wrong proof. */
  async requestDeletion(
    visit: CustomerVisit,
    proof: CustomerRequest<'deleteMyAccount'>,
  ): Promise<CustomerResponse<'deleteMyAccount'>> {
    const customer = await this.customers.require(visit);
    await this.proof.require(visit, customer, proof);
    const request = await this.proof.limit(visit, customer, () =>
      this.requests.open('deletion', requesterOf(visit, customer)),
    );
    await this.proof.signOut(visit);
    return { request: dataRequestView(request, this.clock.now()) };
  }

  private async listOf({ market }: Visit, customerId: string) {
    const rows = await this.requests.listOf(market.storeKey, customerId);
    return { requests: rows.map((row) => dataRequestView(row, this.clock.now())) };
  }
}

function requesterOf({ market, snapshot, locale }: Visit, customer: CustomerRecord): Requester {
  const { id: customerId, email, isEmailVerified, locale: chosen } = customer;
  const isKnown = chosen !== null && Object.hasOwn(snapshot.document.locales, chosen);
  return { storeKey: market.storeKey, customerId, locale: isKnown ? chosen : locale, email, isEmailVerified };
}
