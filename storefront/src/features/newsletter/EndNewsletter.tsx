import { unsubscribeTokenSchema } from '@manifold/domain/newsletter/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorMessage } from '../../platform/errors/error-message.js';
import { useFragment } from '../../platform/routing/use-fragment.js';
import { useShop } from '../../platform/shop/shop.js';
import { Button } from '../../ui/Button.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { newsletterMessages as messages } from './messages.js';
import { MyNewsletterLink } from './MyNewsletterLink.js';

/**
 * Ends the newsletter with the token behind the `#` of the address, which is in no logs and caches. Only the button ends it,
 * because scanners open the links of mails.
 */
export function EndNewsletter() {
  const { formatMessage } = useIntl();
  const fragment = useFragment();
  // Mail programs and trackers append something.
  const [token] = /^[\w-]*/.exec(fragment ?? '') ?? [];
  if (fragment === undefined) return <EndWithToken token={undefined} />;
  if (unsubscribeTokenSchema.safeParse(token).success) return <EndWithToken token={token} />;
  return (
    <div className="space-y-5">
      <p>{formatMessage(messages.optOutWithoutToken)}</p>
      <MyNewsletterLink />
    </div>
  );
}

/** `token` is undefined until the page's code works: a click before that would be lost. */
function EndWithToken({ token }: { readonly token: string | undefined }) {
  const { formatMessage } = useIntl();
  const { api } = useShop();
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const end = async (known: string): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await api.commerce('unsubscribeFromNewsletter', { token: known });
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
          <Button
            isBusy={isBusy}
            disabled={token === undefined}
            onClick={() => {
              if (token !== undefined) void end(token);
            }}
          >
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
