import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../platform/errors/error-message.js';
import { useShop } from '../../platform/shop/shop.js';
import { Button } from '../../ui/Button.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { newsletterMessages as messages } from './messages.js';

const neverChanges = () => () => undefined;

/**
 * Ends the newsletter with the token behind the `#` of the address, which neither logs nor caches see. Only the button does,
 * because scanners open the links of mails.
 */
export function EndNewsletter() {
  const { formatMessage } = useIntl();
  const { api } = useShop();
  // A click before the page's code works would be lost.
  const isReady = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const end = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await api.commerce('unsubscribeFromNewsletter', { token: location.hash.slice(1) || '-' });
      setDone(true);
    } catch (reason) {
      setProblem(formatMessage(errorMessage(reason)));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="space-y-5">
      {isDone ? null : (
        <>
          <p>{formatMessage(messages.optOut)}</p>
          <FormProblem>{problem}</FormProblem>
          <Button isBusy={isBusy} disabled={!isReady} onClick={() => void end()}>
            {formatMessage(messages.optOutSubmit)}
          </Button>
        </>
      )}
      <p role="status" className="font-semibold">
        {isDone ? formatMessage(messages.optOutDone) : null}
      </p>
    </div>
  );
}
