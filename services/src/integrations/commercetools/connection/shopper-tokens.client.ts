import { Injectable } from '@nestjs/common';
import { SingleFlight } from '../../../platform/cache/single-flight.js';
import { ShopperTokens, type Credentials, type CustomerToken, type ShopperToken } from '../ports/shopper-tokens.js';
import { BackendFailure, withShopErrors } from './backend-failure.js';
import { CommercetoolsSettings } from './settings.js';
import { TokenEndpoint, type IssuedToken } from './token-endpoint.js';

const WRONG_CREDENTIALS = 'invalid_customer_account_credentials';

/** Returns the customer id in the scope of a token; undefined for an anonymous shopper (spec core §6). */
const customerOf = ({ scope }: IssuedToken): string | undefined => /(?:^| )customer_id:(\S+)/.exec(scope)?.[1];

const shopperToken = (issued: IssuedToken, refreshToken = ''): ShopperToken => ({
  accessToken: issued.accessToken,
  refreshToken: issued.refreshToken ?? refreshToken,
  expiresAt: issued.expiresAt,
  customerId: customerOf(issued),
});

/** Issues shopper tokens with the backend's anonymous, password and refresh flows, bound to one store. */
@Injectable()
export class CommercetoolsShopperTokens extends ShopperTokens {
  private readonly renewals = new SingleFlight<ShopperToken | undefined>();

  constructor(
    private readonly settings: CommercetoolsSettings,
    private readonly endpoint: TokenEndpoint,
  ) {
    super();
  }

  async openAnonymous(storeKey: string, anonymousId: string): Promise<ShopperToken> {
    const form = { grant_type: 'client_credentials', anonymous_id: anonymousId };
    return shopperToken(await withShopErrors(() => this.issueInStore(storeKey, 'anonymous', form)));
  }

  openCustomer(storeKey: string, { email, password }: Credentials): Promise<CustomerToken | undefined> {
    const form = { grant_type: 'password', username: email, password };
    return withShopErrors(async () => {
      try {
        const token = shopperToken(await this.issueInStore(storeKey, 'customers', form));
        return token.customerId === undefined ? undefined : { ...token, customerId: token.customerId };
      } catch (error) {
        if (error instanceof BackendFailure && error.backendCode === WRONG_CREDENTIALS) return undefined;
        throw error;
      }
    });
  }

  revoke({ accessToken, refreshToken }: Pick<ShopperToken, 'accessToken' | 'refreshToken'>): Promise<void> {
    return withShopErrors(async () => {
      await this.endpoint.revoke(this.settings.storefront, refreshToken);
      await this.endpoint.revoke(this.settings.storefront, accessToken);
    });
  }

  renew(refreshToken: string): Promise<ShopperToken | undefined> {
    return this.renewals.run(refreshToken, () => withShopErrors(() => this.requestRenewal(refreshToken)));
  }

  private issueInStore(
    storeKey: string,
    flow: 'anonymous' | 'customers',
    form: Record<string, string>,
  ): Promise<IssuedToken> {
    const path = `/${this.settings.projectKey}/in-store/key=${encodeURIComponent(storeKey)}/${flow}/token`;
    return this.endpoint.issue(path, this.settings.storefront, form);
  }

  private async requestRenewal(refreshToken: string): Promise<ShopperToken | undefined> {
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    try {
      const issued = await this.endpoint.issue('/token', this.settings.storefront, form);
      return shopperToken(issued, refreshToken);
    } catch (error) {
      if (error instanceof BackendFailure && !error.isOutage) return undefined;
      throw error;
    }
  }
}
