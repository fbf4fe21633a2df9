import type { CustomerRequest } from '@manifold/domain/customer-api/operations';
import type { MySubscriptions } from '@manifold/domain/newsletter/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { errorMessage } from '../../platform/errors/error-message.js';

export interface MySubscriptionsControl {
  /** Undefined while it is loading. */
  readonly mine: MySubscriptions | undefined;
  /** Why the channels were not loaded. */
  readonly failure: unknown;
  /** Loads them again. */
  readonly reload: () => void;
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  readonly problem: string | undefined;
  /** Whether the phone number was refused, or one is missing. */
  readonly isPhoneRefused: boolean;
  readonly save: (changes: SubscriptionChanges) => void;
}

/** The values to save. Channels that are not named may have been changed elsewhere since the page was loaded. */
export type SubscriptionChanges = CustomerRequest<'updateMySubscriptions'>;

/** Loads and saves the customer's channels. */
export function useMySubscriptions(): MySubscriptionsControl {
  const { formatMessage } = useIntl();
  const call = useCustomerApi();
  const [mine, setMine] = useState<MySubscriptions>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isPhoneRefused, setPhoneRefused] = useState(false);
  const load = useCallback(() => void call('getMySubscriptions', {}).then(setMine).catch(setFailure), [call]);
  // Personal, so the browser loads it after rendering.
  useEffect(load, [load]);
  const reload = () => {
    setFailure(undefined);
    load();
  };
  const showRefusal = (reason: unknown) => {
    const isPhone = reason instanceof ShopError && (reason.fields ?? []).some(({ field }) => field === 'phone');
    setPhoneRefused(isPhone);
    setProblem(isPhone ? undefined : formatMessage(errorMessage(reason)));
  };
  const save: MySubscriptionsControl['save'] = (changes) => {
    setBusy(true);
    setSaved(false);
    setProblem(undefined);
    setPhoneRefused(false);
    call('updateMySubscriptions', changes)
      .then((changed) => {
        setMine(changed);
        setSaved(true);
      })
      .catch(showRefusal)
      .finally(() => setBusy(false));
  };
  return { mine, failure, reload, isBusy, isSaved, problem, isPhoneRefused, save };
}
