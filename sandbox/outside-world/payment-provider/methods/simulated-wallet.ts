import { findCard, type TestCard } from './test-cards.js';

/** The tokens of the simulated wallets begin with this text; the rest is the number of a test card. */
const PREFIX = 'simulated-wallet:';

/** Returns the test card that a wallet's token stands for; undefined if no simulated wallet made the token. */
export function cardOfWallet(token: string): TestCard | undefined {
  return token.startsWith(PREFIX) ? findCard(token.slice(PREFIX.length)) : undefined;
}
