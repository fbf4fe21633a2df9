import { deliveryDate } from '@manifold/domain/delivery-estimate/delivery-date';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from './class-names.js';
import { Icon } from './Icon.js';
import { defineMessages } from './define-messages.js';

const deliveryMessages = defineMessages({
  within: {
    id: 'delivery.within',
    defaultMessage: 'Delivery within {days, plural, one {# working day} other {# working days}}',
  },
  by: { id: 'delivery.by', defaultMessage: 'Delivery by {date}' },
});

const never = () => () => undefined;

/** True in the browser once the page has taken over; false on the server and in a cached page. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const;

const SIZES = {
  /** On a card: its line (two on a narrow one) keeps its height while the date is on the way. */
  xs: { date: SHORT, line: 'min-h-10 items-start gap-1.5 text-xs text-ink-soft sm:min-h-5', icon: 'mt-0.5 size-4' },
  sm: { date: LONG, line: 'items-center gap-2 text-sm', icon: 'text-ink-soft' },
};

export interface DeliveryEstimateProps {
  /** Null where nobody can say: the line stays empty. */
  readonly workingDays: number | null;
  readonly size?: keyof typeof SIZES;
}

/** When it arrives: as days in a page that is made for everybody, as a date once the shopper's own calendar is at hand. */
export function DeliveryEstimate({ workingDays, size = 'sm' }: DeliveryEstimateProps) {
  const { formatMessage, formatDate } = useIntl();
  const isInBrowser = useIsInBrowser();
  const { line, icon, date } = SIZES[size];
  const text = (days: number) => {
    if (isInBrowser) {
      return formatMessage(deliveryMessages.by, { date: formatDate(deliveryDate(new Date(), days), date) });
    }
    return size === 'sm' ? formatMessage(deliveryMessages.within, { days }) : undefined;
  };
  const words = workingDays === null ? undefined : text(workingDays);
  return (
    <p className={classNames('flex', line)}>
      {words ? (
        <>
          <Icon name="truck" className={icon} />
          {words}
        </>
      ) : null}
    </p>
  );
}
