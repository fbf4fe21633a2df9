import { Link, useSearch } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { paymentErrorMessages as messages } from '../../features/payment/online/messages.js';
import { refusalText, UNCONFIRMED } from '../../features/payment/online/refusal-text.js';
import { usePaymentError } from '../../features/payment/online/use-payment-error.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { Icon } from '../../ui/Icon.js';

/** Shown to a shopper whose visit ended while they were at the bank. The shop cannot tell here whether they have paid. */
function UnconfirmedPayment() {
  const { formatMessage } = useIntl();
  return (
    <div className="page">
      <div className="mx-auto max-w-prose py-12 text-center">
        <Icon name="shield" className="mx-auto size-14 text-ok" />
        <h1 className="mt-4 text-xl font-extrabold tracking-tight">{formatMessage(messages.unconfirmedTitle)}</h1>
        <p role="status" className="mt-2 text-ink-soft">
          {formatMessage(messages.unconfirmedText)}
        </p>
        <p className="mt-6">
          <Link to="/" className={buttonClasses({})}>
            {formatMessage(messages.goOn)}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** The landing page of a payment that failed (spec shell §8). */
export function PaymentErrorScreen() {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { error } = useSearch({ from: '/adyen-payment-error' });
  const { refusal, hasCart } = usePaymentError(error);
  if (error === UNCONFIRMED) return <UnconfirmedPayment />;
  return (
    <div className="page">
      <div className="mx-auto max-w-prose py-12 text-center">
        <Icon name="warning" className="mx-auto size-14 text-danger" />
        <h1 className="mt-4 text-xl font-extrabold tracking-tight">{formatMessage(messages.title)}</h1>
        <p role="status" className="mt-2 text-ink-soft">
          {refusalText(refusal, intl)}
        </p>
        {hasCart === undefined ? null : (
          <p className="mt-6 flex flex-wrap justify-center gap-3">
            {hasCart ? (
              <>
                <Link to="/checkout/payment" reloadDocument className={buttonClasses({})}>
                  {formatMessage(messages.payAgain)}
                </Link>
                <Link to="/checkout/cart" className={buttonClasses({ variant: 'tertiary' })}>
                  {formatMessage(messages.toCart)}
                </Link>
              </>
            ) : (
              <>
                <span className="basis-full">{formatMessage(messages.cartNotFound)}</span>
                <Link to="/" className={buttonClasses({})}>
                  {formatMessage(messages.goOn)}
                </Link>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
