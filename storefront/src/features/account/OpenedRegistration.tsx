import { useState } from 'react';
import { useIntl } from 'react-intl';
import { accountTitles } from '../../platform/account/pages.js';
import { useAccount } from '../../platform/account/use-account.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { Button } from '../../ui/Button.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { entryMessages } from './entry-messages.js';
import { FinishRegistration, type FinishRegistrationProps } from './FinishRegistration.js';
import { accountMessages } from './messages.js';
import { useSignOut } from './use-sign-out.js';

/** The page of a registration's mailed link. Somebody else who is signed in in this browser logs out first. */
export function OpenedRegistration(props: FinishRegistrationProps) {
  const { formatMessage } = useIntl();
  const customer = useAccount();
  const [isBegun, setBegun] = useState(false);
  // Held, because the new customer is signed in before the page is left.
  if (customer === null && !isBegun) setBegun(true);
  if (isBegun) return <FinishRegistration {...props} />;
  if (customer) return <LogOutFirst email={customer.email} />;
  return <p role="status">{formatMessage(accountMessages.creating)}</p>;
}

function LogOutFirst({ email }: { readonly email: string }) {
  const { formatMessage } = useIntl();
  const signOut = useSignOut();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const leave = (): void => {
    setBusy(true);
    signOut().catch((reason: unknown) => {
      setBusy(false);
      setProblem(formatMessage(errorMessage(reason)));
    });
  };
  return (
    <div className="space-y-5">
      <p className="wrap-anywhere">{formatMessage(entryMessages.logOutFirst, { email })}</p>
      <FormProblem>{problem}</FormProblem>
      <Button size="lg" isBusy={isBusy} isWide onClick={leave}>
        {formatMessage(accountTitles.signOut)}
      </Button>
    </div>
  );
}
