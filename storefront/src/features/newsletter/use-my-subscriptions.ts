import type { MySubscriptions, Subscriptions } from '@manifold/domain/newsletter/contract';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { errorMessage } from '../../platform/errors/error-message.js';

export interface MySubscriptionsControl {
  /** Undefined while it is loading. */
  readonly mine: MySubscriptions | undefined;
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
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Personal, so the browser loads it after rendering.
  useEffect(() => {
    call('getMySubscriptions', {})
      .then(setMine)
      .catch((reason: unknown) => setProblem(formatMessage(errorMessage(reason))));
  }, [call, formatMessage]);
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
  return { mine, isBusy, isSaved, problem, save };
}
