import { cardOfWallet } from '../methods/simulated-wallet.js';
import { findCard, REFUSALS, SECURITY_CODES, type TestCard } from '../methods/test-cards.js';
import type { CardOutcome } from '../methods/test-cards.js';
import { invalid } from './provider-error.js';
import type { PaymentRequest } from './requests.js';

/** A test card as the shopper entered it. */
export interface EnteredCard {
  readonly card: TestCard;
  readonly outcome: CardOutcome;
}

type Method = PaymentRequest['paymentMethod'];

/** The provider's test environment takes values in this form in place of encrypted ones; the card field sends them too. */
const PREFIX = 'test_';

function plain(field: string, value: string | undefined): string {
  if (value?.startsWith(PREFIX)) return value.slice(PREFIX.length);
  throw invalid('702', `Field 'paymentMethod.${field}' is not valid.`);
}

/** Returns the card of the card fields. Throws if it is not a test card or has expired. */
export function enteredCard(method: Method, now: Date): EnteredCard {
  const card = findCard(plain('encryptedCardNumber', method.encryptedCardNumber));
  if (!card) throw invalid('101', 'Invalid card number');
  const month = Number(plain('encryptedExpiryMonth', method.encryptedExpiryMonth));
  const year = Number(plain('encryptedExpiryYear', method.encryptedExpiryYear));
  if (!(month >= 1 && month <= 12) || !Number.isInteger(year)) throw invalid('129', 'Expiry Date Invalid');
  const isExpired = new Date(Date.UTC(year, month)) <= now;
  const code = plain('encryptedSecurityCode', method.encryptedSecurityCode);
  if (isExpired) return { card, outcome: { kind: 'refused', refusal: REFUSALS.expired } };
  if (code !== SECURITY_CODES[card.brand]) return { card, outcome: { kind: 'refused', refusal: REFUSALS.cvc } };
  return { card, outcome: card.outcome };
}

/** Returns the card of a wallet's token. Throws if the token is not simulated. */
export function walletCard(method: Method): EnteredCard {
  const token = method.type === 'applepay' ? method.applePayToken : method.googlePayToken;
  const found = token === undefined ? undefined : cardOfWallet(token);
  if (!found) throw invalid('702', `Field 'paymentMethod.token' is not a token of a simulated wallet.`);
  const { card, isAuthenticated } = found;
  const asks = ['frictionless', 'challenge', 'redirect', 'redirect-and-challenge'].includes(card.outcome.kind);
  return { card, outcome: asks && isAuthenticated ? { kind: 'authorised' } : card.outcome };
}
