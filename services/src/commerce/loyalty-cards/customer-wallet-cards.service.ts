import type { Wallet } from '@manifold/domain/loyalty-card/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { WalletCards, type WalletCard } from '../../integrations/wallets/wallet-cards.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { StoreOrigins } from '../../store-config/index.js';
import { BrandPictures } from '../brand-pictures/index.js';
import type { Visit } from '../visit/index.js';
import { cardColours } from './card-colours.js';
import { cardTexts } from './card-texts.js';
import { LoyaltyCards } from './loyalty-cards.service.js';

/** The path at which Google loads the brand's icon. */
export const ICON_PATH = 'api/loyalty-card/icon';

/** Writes the cards of signed-in customers into wallets. */
@Injectable()
export class CustomerWalletCards {
  constructor(
    private readonly wallets: WalletCards,
    private readonly cards: LoyaltyCards,
    private readonly pictures: BrandPictures,
    private readonly origins: StoreOrigins,
    private readonly limits: RateLimits,
  ) {}

  /** Returns the customer's card as a .pkpass file. Throws as `require`. */
  async applePass(visit: Visit): Promise<Buffer> {
    const card = await this.require('apple', visit);
    return this.wallets.applePass(card, await this.pictures.ofCard(visit.snapshot.document));
  }

  /** Returns a link that saves the customer's card to Google Wallet. Throws as `require`. */
  async googleLink(visit: Visit): Promise<string> {
    return this.wallets.googleLink(await this.require('google', visit));
  }

  /** Returns the brand's icon for Google. Throws `not-found` in a shop whose cards are not in Google Wallet. */
  async icon(snapshot: Snapshot): Promise<Buffer> {
    const isOffered = snapshot.document.sections['feature-toggles'].loyaltyCard;
    if (!isOffered || !this.wallets.available.includes('google')) throw new ShopError('not-found');
    return this.pictures.publicIcon(snapshot.document);
  }

  /**
   * Returns the card of a visit. Throws `not-found` without a card, in a store without cards and for a wallet without a key,
   * `not-signed-in` for a guest, and `too-many-attempts`.
   */
  private async require(wallet: Wallet, visit: Visit): Promise<WalletCard> {
    if (!this.wallets.available.includes(wallet)) throw new ShopError('not-found');
    this.limits.take('wallet-card', visit.session.current?.sid);
    const { number, customer } = await this.cards.require(visit);
    const { brand, store } = visit.snapshot.document.sections;
    const shopUrl = this.origins.originOf(visit.snapshot);
    return {
      storeKey: visit.snapshot.storeKey,
      number,
      holder: [customer.firstName, customer.lastName].filter(Boolean).join(' '),
      brandName: brand.name,
      shopUrl,
      iconUrl: `${shopUrl}/${ICON_PATH}`,
      colours: cardColours(brand),
      language: visit.locale.slice(0, 2),
      texts: cardTexts(store.locales.map(({ locale }) => locale)),
    };
  }
}
