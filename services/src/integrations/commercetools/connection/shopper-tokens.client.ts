import { Injectable } from '@nestjs/common';
import { SingleFlight } from '../../../platform/concurrency/single-flight.js';
import { ShopperTokens, type ShopperToken } from '../ports/shopper-tokens.js';
import { BackendFailure } from './backend-failure.js';
import { failingAsShopError } from './failing-as-shop-error.js';
import { CommercetoolsSettings } from './settings.js';
import { TokenEndpoint } from './token-endpoint.js';

/** The shoppers' tokens by the backend's anonymous and refresh flows, bound to one store. */
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
    const path = `/${this.settings.projectKey}/in-store/key=${encodeURIComponent(storeKey)}/anonymous/token`;
    const form = { grant_type: 'client_credentials', anonymous_id: anonymousId };
    const issued = await failingAsShopError(() => this.endpoint.issue(path, this.settings.storefront, form));
    return { ...issued, refreshToken: issued.refreshToken ?? '' };
  }

  renew(refreshToken: string): Promise<ShopperToken | undefined> {
    return this.renewals.run(refreshToken, () => failingAsShopError(() => this.requestRenewal(refreshToken)));
  }

  private async requestRenewal(refreshToken: string): Promise<ShopperToken | undefined> {
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    try {
      const issued = await this.endpoint.issue('/token', this.settings.storefront, form);
      return { ...issued, refreshToken: issued.refreshToken ?? refreshToken };
    } catch (error) {
      if (error instanceof BackendFailure && !error.isOutage) return undefined;
      throw error;
    }
  }
}
