import { LoyaltyCardPanel } from '../../features/loyalty-card/LoyaltyCardPanel.js';
import { accountTitles } from '../../platform/account/pages.js';
import { AccountFrame } from './AccountFrame.js';

/** The customer's loyalty card. */
export function LoyaltyCardScreen() {
  return <AccountFrame title={accountTitles.loyaltyCard}>{() => <LoyaltyCardPanel />}</AccountFrame>;
}
