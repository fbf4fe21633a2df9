import { findCard, type TestCard } from './test-cards.js';

/** The tokens of the simulated wallets begin with one of these texts; the rest is the number of a test card. */
const ON_DEVICE = 'simulated-wallet:';
/** Google Pay also has cards that are only stored with Google (`PAN_ONLY`): their owner has not been asked yet. */
const STORED = 'simulated-wallet-stored:';

export interface WalletCard {
  readonly card: TestCard;
  /** Whether the device has asked its owner, so that the bank does not ask again. */
  readonly isAuthenticated: boolean;
}

/** Returns the test card that a wallet's token stands for; undefined if no simulated wallet made the token. */
export function cardOfWallet(token: string): WalletCard | undefined {
  const prefix = [ON_DEVICE, STORED].find((each) => token.startsWith(each));
  const card = prefix === undefined ? undefined : findCard(token.slice(prefix.length));
  return card && { card, isAuthenticated: prefix === ON_DEVICE };
}
