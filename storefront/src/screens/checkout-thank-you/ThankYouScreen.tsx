import { useIntl } from 'react-intl';
import { checkoutStepMessages } from '../../platform/checkout/messages.js';

export function ThankYouScreen() {
  const { formatMessage } = useIntl();
  return (
    <div className="page py-8">
      <h1 className="text-2xl font-extrabold tracking-tight">{formatMessage(checkoutStepMessages['thank-you'])}</h1>
    </div>
  );
}
