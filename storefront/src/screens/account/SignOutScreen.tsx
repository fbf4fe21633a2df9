import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { AccountCard } from '../../features/account/AccountCard.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { accountMessages as messages } from '../../features/account/messages.js';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { HomeLink } from '../../platform/links/HomeLink.js';
import { useShop } from '../../platform/shop/shop.js';
import { buttonClasses } from '../../ui/button-classes.js';

type SignOutState = { readonly status: 'running' | 'done' } | { readonly status: 'failed'; readonly reason: unknown };

/** Ends the session and says so. */
export function SignOutScreen() {
  const { formatMessage } = useIntl();
  const shop = useShop();
  const call = useCustomerApi();
  const [state, setState] = useState<SignOutState>({ status: 'running' });
  // Opening the page is the wish to sign out; only the browser can carry it out, so that no link scanner does.
  useEffect(() => {
    const leave = async () => {
      await shop.cart.settle();
      await call('signOut', {});
      shop.account.set(null);
      shop.cart.setCart(null);
      setState({ status: 'done' });
    };
    leave().catch((reason: unknown) => setState({ status: 'failed', reason }));
  }, [call, shop]);
  if (state.status === 'done')
    return (
      <AccountCard title={formatMessage(messages.signedOut)} lead={formatMessage(messages.signedOutLead)}>
        <HomeLink className={buttonClasses({})}>{formatMessage(messages.toShop)}</HomeLink>
      </AccountCard>
    );
  return (
    <AccountCard title={formatMessage(messages.signingOut)}>
      <FormProblem>{state.status === 'failed' ? formatMessage(errorMessage(state.reason)) : undefined}</FormProblem>
    </AccountCard>
  );
}
