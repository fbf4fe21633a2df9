import type { Order, OrderPagedQueryResponse } from '@commercetools/platform-sdk';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { BackendFailure } from '../connection/backend-failure.js';
import { CommercetoolsClient, type GraphqlDocument } from '../connection/commercetools.client.js';
import { quoted, quotedList } from '../connection/queries.js';
import { ShopperCalls } from '../connection/shopper-calls.client.js';
import type { ShopperDocument } from '../connection/shopper-document.js';
import { retryOnNewestVersion } from '../connection/retry-write.js';
import type { Shopper } from '../ports/cart-backend.js';
import {
  CustomerBackend,
  type CustomerChange,
  type CustomerRecord,
  type CustomerVersion,
  type KnownCustomer,
  type MailedToken,
  type NewCustomer,
  type SignedIn,
} from '../ports/customer-backend.js';
import type { Credentials } from '../ports/shopper-tokens.js';
import { myCustomerUpdateActions, signUpDraft } from './customer-changes.js';
import * as documents from './customer-documents.js';
import { customerError } from './customer-error.js';
import { customerRecord, signedInRecord, type CustomerAnswer, type SignedInAnswer } from './customer-record.js';

const PASSWORD_TOKEN_MINUTES = 60;
/** Of one search; later sign-ins find the rest. */
const MAXIMUM_GUEST_ORDERS = 100;
/** Attempts to confirm an address while concurrent requests replace the token. */
const MAXIMUM_CONFIRMATIONS = 4;
const EMAIL_TOKEN_MINUTES = 7 * 24 * 60;

type TokenAnswer = Pick<MailedToken, 'value' | 'expiresAt'>;

interface EmailAnswer extends Omit<KnownCustomer, 'id'> {
  readonly version: number;
}

/** Accesses customers by the platform's `me` queries and mutations in a store. The service client creates mailed tokens. */
@Injectable()
export class CommercetoolsCustomers extends CustomerBackend {
  constructor(
    private readonly client: CommercetoolsClient,
    private readonly calls: ShopperCalls,
  ) {
    super();
  }

  async me(shopper: Shopper): Promise<CustomerRecord | null> {
    const data = await withCustomerErrors(() =>
      this.asShopper<{ inStore: { me: { customer: CustomerAnswer | null } } }>(
        shopper,
        documents.getMyCustomer,
        {},
        'read',
      ),
    );
    const { customer } = data.inStore.me;
    return customer && customerRecord(customer);
  }

  async signIn(shopper: Shopper, { email, password }: Credentials): Promise<SignedIn> {
    const draft = { email, password };
    const data = await withCustomerErrors(() =>
      this.asShopper<{ signedIn: SignedInAnswer }>(shopper, documents.customerSignMeIn, { draft }),
    );
    return signedInRecord(data.signedIn);
  }

  async signUp(shopper: Shopper, customer: NewCustomer): Promise<SignedIn> {
    const draft = signUpDraft(customer);
    const data = await withCustomerErrors(() =>
      this.asShopper<{ signedIn: SignedInAnswer }>(shopper, documents.customerSignMeUp, { draft }),
    );
    return signedInRecord(data.signedIn);
  }

  async update(
    shopper: Shopper,
    { version }: CustomerVersion,
    changes: readonly CustomerChange[],
    exact = false,
  ): Promise<CustomerRecord> {
    const actions = changes.flatMap(myCustomerUpdateActions);
    const send = (at: number) =>
      this.asShopper<{ user: CustomerAnswer }>(shopper, documents.updateMyCustomer, { version: at, actions });
    const data = await withCustomerErrors(() => (exact ? send(version) : retryOnNewestVersion(version, send)));
    return customerRecord(data.user);
  }

  async changePassword(
    shopper: Shopper,
    { version }: CustomerVersion,
    passwords: { readonly currentPassword: string; readonly newPassword: string },
  ): Promise<CustomerRecord> {
    const send = (at: number) =>
      this.asShopper<{ user: CustomerAnswer }>(shopper, documents.customerChangeMyPassword, {
        ...passwords,
        version: at,
      });
    const data = await withCustomerErrors(() => retryOnNewestVersion(version, send));
    return customerRecord(data.user);
  }

  async passwordToken(storeKey: string, email: string): Promise<MailedToken | undefined> {
    const variables = { storeKey, email, ttlMinutes: PASSWORD_TOKEN_MINUTES };
    const token = await this.mailedToken(documents.customerCreatePasswordResetToken, variables);
    return token && { email, ...token };
  }

  async resetPassword(storeKey: string, tokenValue: string, newPassword: string): Promise<KnownCustomer> {
    const reset = documents.customerResetPassword;
    const data = await this.useToken<{ user: KnownCustomer }>(reset, { storeKey, tokenValue, newPassword });
    return data.user;
  }

  async emailToken(storeKey: string, customerId: string): Promise<MailedToken | undefined> {
    const customer = await this.addressOf(storeKey, customerId);
    if (!customer || customer.isEmailVerified) return undefined;
    const variables = { storeKey, id: customerId, ttlMinutes: EMAIL_TOKEN_MINUTES };
    const token = await this.mailedToken(documents.customerCreateEmailVerificationToken, variables);
    return token && { email: customer.email, ...token };
  }

  async confirmEmail(storeKey: string, tokenValue: string): Promise<void> {
    await this.useToken(documents.customerConfirmEmail, { storeKey, tokenValue });
  }

  async findByEmail(storeKey: string, email: string): Promise<KnownCustomer | undefined> {
    // The backend stores addresses of customers in lower case.
    const where = `email = ${quoted(email.toLowerCase())}`;
    const data = await withCustomerErrors(() =>
      this.client.graphql<{ inStore: { customers: { results: KnownCustomer[] } } }>(
        'service',
        documents.findCustomerByEmail,
        { storeKey, where },
        'read',
      ),
    );
    return data.inStore.customers.results[0];
  }

  async findById(storeKey: string, customerId: string): Promise<KnownCustomer | undefined> {
    const customer = await this.addressOf(storeKey, customerId);
    if (!customer) return undefined;
    const { email, isEmailVerified, locale } = customer;
    return { id: customerId, email, isEmailVerified, locale };
  }

  async setEmail(storeKey: string, customerId: string, email: string): Promise<void> {
    const customer = await this.addressOf(storeKey, customerId);
    if (!customer) throw new ShopError('not-found');
    const actions = [{ changeEmail: { email } }];
    await withCustomerErrors(() =>
      retryOnNewestVersion(customer.version, (version) =>
        this.client.graphql(
          'service',
          documents.setCustomerEmail,
          { storeKey, id: customerId, version, actions },
          'write',
        ),
      ),
    );
  }

  async markEmailConfirmed(storeKey: string, customerId: string, attempt = 1): Promise<void> {
    const token = await this.emailToken(storeKey, customerId);
    if (!token) return;
    try {
      await this.confirmEmail(storeKey, token.value);
    } catch (error) {
      // A concurrent request has replaced or used the token. If it has confirmed the address, the next attempt gets no token.
      const isReplaced = error instanceof ShopError && error.code === 'invalid-input';
      if (!isReplaced || attempt === MAXIMUM_CONFIRMATIONS) throw error;
      await this.markEmailConfirmed(storeKey, customerId, attempt + 1);
    }
  }

  async joinGuestOrders(storeKey: string, { id, email }: Pick<KnownCustomer, 'id' | 'email'>): Promise<number> {
    // Orders have the address as the guest typed it.
    const emails = quotedList([...new Set([email, email.toLowerCase()])]);
    const where = `customerId is not defined and customerEmail in (${emails})`;
    const queryArgs = { where, limit: MAXIMUM_GUEST_ORDERS, sort: ['createdAt asc'], withTotal: false };
    const { results } = await withCustomerErrors(() =>
      this.client.rest<OrderPagedQueryResponse>('GET /in-store/orders (guest)', 'read', (project) =>
        project.inStoreKeyWithStoreKeyValue({ storeKey }).orders().get({ queryArgs }),
      ),
    );
    for (const order of results) await this.setOrderCustomer(storeKey, order, id);
    return results.length;
  }

  private async setOrderCustomer(storeKey: string, { id, version: seen }: Order, customerId: string): Promise<void> {
    const send = (version: number) =>
      this.client.rest<Order>('POST /in-store/orders (customer)', 'write', (project) =>
        project
          .inStoreKeyWithStoreKeyValue({ storeKey })
          .orders()
          .withId({ ID: id })
          .post({ body: { version, actions: [{ action: 'setCustomerId', customerId }] } }),
      );
    await withCustomerErrors(() => retryOnNewestVersion(seen, send));
  }

  private async addressOf(storeKey: string, id: string): Promise<EmailAnswer | null> {
    const data = await withCustomerErrors(() =>
      this.client.graphql<{ inStore: { customer: EmailAnswer | null } }>(
        'service',
        documents.customerEmail,
        { storeKey, id },
        'read',
      ),
    );
    return data.inStore.customer;
  }

  private async mailedToken(document: GraphqlDocument, variables: object): Promise<TokenAnswer | undefined> {
    try {
      const data = await this.client.graphql<{ token: TokenAnswer }>('service', document, variables, 'write');
      return { value: data.token.value, expiresAt: data.token.expiresAt };
    } catch (error) {
      if (error instanceof BackendFailure && error.isMissing) return undefined;
      throw customerError(error);
    }
  }

  private async useToken<Data>(document: GraphqlDocument, variables: object): Promise<Data> {
    try {
      return await this.client.graphql<Data>('service', document, variables, 'write');
    } catch (error) {
      if (!(error instanceof BackendFailure) || !error.isMissing) throw customerError(error);
      throw new ShopError('invalid-input', {
        fields: [{ field: 'tokenValue', reason: 'token-unknown' }],
        cause: error,
      });
    }
  }

  private asShopper<Data>(
    shopper: Shopper,
    document: ShopperDocument,
    variables: object,
    kind: 'read' | 'write' = 'write',
  ): Promise<Data> {
    return this.calls.run<Data>(shopper, document, variables, kind);
  }
}

async function withCustomerErrors<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw customerError(error);
  }
}
