import { deliveryDate } from '@manifold/domain/delivery-estimate/delivery-date';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/Icon.js';
import { deliveryMessages } from './messages.js';

const never = () => () => undefined;

/** True in the browser once the page has taken over; false on the server and in a cached page. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** When it arrives: as days in a page that is made for everybody, as a date once the shopper's own calendar is at hand. */
export function DeliveryEstimate({ workingDays }: { readonly workingDays: number }) {
  const { formatMessage, formatDate } = useIntl();
  const isInBrowser = useIsInBrowser();
  const date = () =>
    formatDate(deliveryDate(new Date(), workingDays), { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <p className="flex items-center gap-2 text-sm">
      <Icon name="truck" className="text-ink-soft" />
      {isInBrowser
        ? formatMessage(deliveryMessages.by, { date: date() })
        : formatMessage(deliveryMessages.within, { days: workingDays })}
    </p>
  );
}
