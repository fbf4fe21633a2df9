import type { LoyaltyCard, Wallet } from '@manifold/domain/loyalty-card/contract';
import { useCallback, useEffect, useState } from 'react';
import { useCustomerApi } from '../../platform/account/use-account.js';

export interface LoyaltyCardControl {
  /** Undefined while it is loading, null without a card. */
  readonly card: LoyaltyCard | null | undefined;
  /** The wallets that can hold the card; none while it is loading. */
  readonly wallets: readonly Wallet[];
  readonly isBusy: boolean;
  /** Why the last request failed; undefined if it did not. */
  readonly failure: unknown;
  readonly load: () => void;
  readonly issue: () => void;
}

/** Loads the customer's card, and gets one. */
export function useLoyaltyCard(): LoyaltyCardControl {
  const call = useCustomerApi();
  const [card, setCard] = useState<LoyaltyCard | null>();
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const show = useCallback((request: Promise<{ card: LoyaltyCard | null; wallets: readonly Wallet[] }>) => {
    setFailure(undefined);
    setBusy(true);
    void request
      .then(({ card: found, wallets: offered }) => {
        setCard(found);
        setWallets(offered);
      }, setFailure)
      .finally(() => setBusy(false));
  }, []);
  const load = useCallback(() => show(call('getLoyaltyCard', {})), [call, show]);
  // Personal, so the browser loads it after rendering.
  useEffect(load, [load]);
  return { card, wallets, isBusy, failure, load, issue: () => show(call('issueLoyaltyCard', {})) };
}
