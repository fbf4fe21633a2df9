import type { MySubscriptions, Subscriptions } from '@manifold/domain/newsletter/contract';
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
  /** Saves the channels that changed; the others may have been changed elsewhere since the page was loaded. */
  readonly save: (changes: Partial<Subscriptions>, text: string) => void;
}

/** Loads and saves the customer's channels. */
export function useMySubscriptions(): MySubscriptionsControl {
  const { formatMessage } = useIntl();
  const call = useCustomerApi();
  const [mine, setMine] = useState<MySubscriptions>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const load = useCallback(() => void call('getMySubscriptions', {}).then(setMine).catch(setFailure), [call]);
  // Personal, so the browser loads it after rendering.
  useEffect(load, [load]);
  const reload = () => {
    setFailure(undefined);
    load();
  };
  const save: MySubscriptionsControl['save'] = (subscriptions, text) => {
    setBusy(true);
    setSaved(false);
    setProblem(undefined);
    call('updateMySubscriptions', { subscriptions, text })
      .then((changed) => {
        setMine(changed);
        setSaved(true);
      })
      .catch((reason: unknown) => setProblem(formatMessage(errorMessage(reason))))
      .finally(() => setBusy(false));
  };
  return { mine, failure, reload, isBusy, isSaved, problem, save };
}
