import type { Wallet } from '@manifold/domain/loyalty-card/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { googleLink } from './google-link.js';
import { type CardPictures, type WalletCard, WalletCards } from './wallet-cards.js';

/** Signs cards with the keys of the environment. It calls no other system. */
@Injectable()
export class SignedWalletCards extends WalletCards {
  constructor(private readonly env: Env) {
    super();
  }

  override get available(): readonly Wallet[] {
    const { apple, google } = this.env.wallets;
    const isAppleValid = apple !== undefined && apple.validTo.getTime() > Date.now();
    return [...(isAppleValid ? (['apple'] as const) : []), ...(google ? (['google'] as const) : [])];
  }

  override async applePass(card: WalletCard, pictures: CardPictures): Promise<Buffer> {
    const { apple } = this.env.wallets;
    if (!apple || !this.available.includes('apple')) throw new ShopError('not-found');
    // Loaded now, because few processes sign a pass and its library takes long to load.
    const { applePass } = await import('./apple-pass.js');
    return applePass(apple, card, pictures);
  }

  override googleLink(card: WalletCard): Promise<string> {
    const { google } = this.env.wallets;
    if (!google) throw new ShopError('not-found');
    return googleLink(google, card);
  }
}
