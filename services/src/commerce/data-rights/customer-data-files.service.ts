import type { CustomerData } from '@manifold/domain/data-rights/customer-data';
import type { Customer } from '@manifold/domain/customer/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { cookieValue } from '../../platform/session/cookies.js';
import { Clock } from '../../platform/process/clock.js';
import type { CustomerVisit } from '../account/index.js';
import type { Visit } from '../visit/index.js';
import { CustomerSources } from './customer-sources.service.js';
import { dataRequestView } from './data-request-view.js';
import { DataRequests } from './data-requests.repository.js';
import { PersonalRecords } from './personal-records.repository.js';

/** The page stores the choice as `version.day.id.categories.recorded`; without a consent it has no id. */
const CONSENT_COOKIE = '__Host-consent';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Compiles everything that is stored about a customer. The file is made when it is downloaded and stored nowhere, so that no
 * second copy of the data exists.
 */
@Injectable()
export class CustomerDataFiles {
  constructor(
    private readonly sources: CustomerSources,
    private readonly records: PersonalRecords,
    private readonly requests: DataRequests,
    private readonly clock: Clock,
  ) {}

  /** Returns the data of the signed-in customer, read with their own token where the backend has it. */
  async compile(visit: CustomerVisit): Promise<CustomerData> {
    const profile = await this.sources.profile(visit);
    if (!profile) throw new ShopError('not-signed-in');
    const { storeKey } = visit.market;
    const { id: customerId, email, isEmailVerified } = profile;
    const person = { storeKey, customerId, email, isEmailVerified };
    const orders = await this.sources.orders(visit);
    return {
      format: 'customer-data/1',
      exportedAt: this.clock.now().toISOString(),
      controller: controllerOf(visit),
      profile,
      cart: await this.sources.cart(visit),
      orders: orders.map(({ order }) => order),
      ...(await this.records.ofOrders(orders.map(({ order: { id }, ...keys }) => ({ id, ...keys })))),
      reviews: await this.sources.reviews(visit),
      newsletters: await this.sources.newsletters(person),
      cookieChoices: await this.cookieChoices(visit),
      ...(await this.records.ofPerson(person)),
      session: sessionOf(visit),
      dataRequests: await this.requestsOf(storeKey, profile),
    };
  }

  private async requestsOf(storeKey: string, { id }: Customer) {
    const rows = await this.requests.listOf(storeKey, id);
    return rows.map((row) => dataRequestView(row, this.clock.now()));
  }

  private async cookieChoices({ cookie, market }: CustomerVisit): Promise<CustomerData['cookieChoices']> {
    const id = cookieValue(cookie, CONSENT_COOKIE)
      ?.split('.')
      .find((part) => UUID.test(part));
    return id === undefined ? [] : this.records.cookieChoices(market.storeKey, id);
  }
}

function controllerOf({ snapshot, locale }: Visit): CustomerData['controller'] {
  const { brand } = snapshot.document.sections;
  const { email = null, phone = null } = snapshot.document.locales[locale]?.['customer-care'] ?? {};
  return { store: snapshot.storeKey, name: brand.name, legalName: brand.legalName, email, phone };
}

function sessionOf({ session, market }: Visit): CustomerData['session'] {
  const { clientType = null, expiresAt = 0 } = session.current ?? {};
  return { store: market.storeKey, clientType, expiresAt: new Date(expiresAt * 1000).toISOString() };
}
