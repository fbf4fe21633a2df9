import type { EntryGoal } from '@manifold/domain/entry-goal/entry-goal';
import { Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { goalLink } from '../../platform/account/entry-links.js';
import { accountTitles } from '../../platform/account/pages.js';
import { useAccount, useAccountFailure } from '../../platform/account/use-account.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { LoadFailure } from '../../platform/errors/LoadFailure.js';
import { Button } from '../../ui/Button.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { entryMessages } from './entry-messages.js';
import { FinishRegistration, type MailedRegistration } from './FinishRegistration.js';
import { accountMessages } from './messages.js';
import { useSignOut } from './use-sign-out.js';

export interface OpenedRegistrationProps extends MailedRegistration {
  readonly goal: EntryGoal;
}

/** The page of a registration's mailed link. A different customer who is signed in in this browser must log out first. */
export function OpenedRegistration({ goal, ...registration }: OpenedRegistrationProps) {
  const { formatMessage } = useIntl();
  const customer = useAccount();
  const [step, setStep] = useState<'opened' | 'begun' | 'used'>('opened');
  // Another tab may have used the link and signed its owner in.
  const { reason, retry } = useAccountFailure();
  const askAgain = useCallback(() => {
    setStep('used');
    retry();
  }, [retry]);
  // Kept in state, because the new customer is signed in before the page is left. After a failure it is unknown who is signed in.
  if (customer === null && reason === undefined && step === 'opened') setStep('begun');
  if (step === 'begun') return <FinishRegistration {...registration} onUsed={askAgain} />;
  if (reason !== undefined) return <LoadFailure reason={reason} onRetry={retry} />;
  if (customer) return <SignedInAlready email={customer.email} goal={goal} />;
  if (customer === null) return <FormProblem>{formatMessage(entryMessages.linkUsed)}</FormProblem>;
  return <p role="status">{formatMessage(accountMessages.creating)}</p>;
}

/** Says who is signed in. The link may be their own, opened once more, or belong to a new account. */
function SignedInAlready({ email, goal }: { readonly email: string; readonly goal: EntryGoal }) {
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
      <p className="wrap-anywhere">{formatMessage(entryMessages.signedInAlready, { email })}</p>
      <FormProblem>{problem}</FormProblem>
      <Link {...goalLink(goal)} className={buttonClasses({ size: 'lg', isWide: true })}>
        {formatMessage(entryMessages.goOn)}
      </Link>
      <Button size="lg" variant="tertiary" isBusy={isBusy} isWide onClick={leave}>
        {formatMessage(accountTitles.signOut)}
      </Button>
    </div>
  );
}
