import { useIntl } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';
import { useStoreConfig } from '../store/use-store-config.js';

const messages = defineMessages({ call: { id: 'shell.call', defaultMessage: 'Call us: {phone}' } });

/** The phone number of customer care as a link; renders nothing if the store has no number. */
export function PhoneLink({ className }: { readonly className: string }) {
  const { formatMessage } = useIntl();
  const { phone } = useStoreConfig().customerCare;
  if (!phone) return null;
  return (
    <a
      href={`tel:${phone.replace(/[^+\d]/g, '')}`}
      aria-label={formatMessage(messages.call, { phone })}
      className={className}
    >
      {phone}
    </a>
  );
}
