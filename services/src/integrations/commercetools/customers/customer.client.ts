import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { BackendFailure } from '../connection/backend-failure.js';
import { CommercetoolsClient, type GraphqlDocument } from '../connection/commercetools.client.js';
import { retryOnNewestVersion } from '../connection/retry-write.js';
import type { Shopper } from '../ports/cart-backend.js';
import {
  CustomerBackend,
  type CustomerChange,
  type CustomerRecord,
  type CustomerVersion,
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
const EMAIL_TOKEN_MINUTES = 7 * 24 * 60;

type TokenAnswer = Pick<MailedToken, 'value' | 'expiresAt'>;

/** Accesses customers by the platform's `me` queries and mutations in a store. The service client creates mailed tokens. */
@Injectable()
export class CommercetoolsCustomers extends CustomerBackend {
  constructor(private readonly client: CommercetoolsClient) {
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

  async resetPassword(storeKey: string, tokenValue: string, newPassword: string): Promise<string> {
    const reset = documents.customerResetPassword;
    const data = await this.useToken<{ user: { email: string } }>(reset, { storeKey, tokenValue, newPassword });
    return data.user.email;
  }

  async emailToken(storeKey: string, customerId: string): Promise<MailedToken | undefined> {
    const data = await withCustomerErrors(() =>
      this.client.graphql<{ inStore: { customer: { email: string; isEmailVerified: boolean } | null } }>(
        'service',
        documents.customerEmail,
        { storeKey, id: customerId },
        'read',
      ),
    );
    const { customer } = data.inStore;
    if (!customer || customer.isEmailVerified) return undefined;
    const variables = { storeKey, id: customerId, ttlMinutes: EMAIL_TOKEN_MINUTES };
    const token = await this.mailedToken(documents.customerCreateEmailVerificationToken, variables);
    return token && { email: customer.email, ...token };
  }

  async confirmEmail(storeKey: string, tokenValue: string): Promise<void> {
    await this.useToken(documents.customerConfirmEmail, { storeKey, tokenValue });
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
    { accessToken, storeKey, languages }: Shopper,
    document: GraphqlDocument,
    variables: object,
    kind: 'read' | 'write' = 'write',
  ): Promise<Data> {
    return this.client.graphqlAs<Data>(accessToken, document, { storeKey, languages, ...variables }, kind);
  }
}

async function withCustomerErrors<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw customerError(error);
  }
}
