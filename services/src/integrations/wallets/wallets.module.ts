import { Module } from '@nestjs/common';
import { SignedWalletCards } from './signed-wallet-cards.client.js';
import { WalletCards } from './wallet-cards.js';

/** Provides the wallets of phones behind their port. */
@Module({
  providers: [{ provide: WalletCards, useClass: SignedWalletCards }],
  exports: [WalletCards],
})
export class WalletsModule {}
