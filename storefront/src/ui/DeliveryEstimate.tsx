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

const neverChanges = () => () => undefined;

/** Returns true in the browser after hydration; false on the server and while hydrating. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const;

const SIZES = {
  /** On a card. The line (two lines on a narrow card) keeps its height while the date is unknown. */
  xs: { date: SHORT, line: 'delivery-line', icon: 'mt-px size-4' },
  sm: { date: LONG, line: 'items-center gap-2 text-sm', icon: 'text-ink-soft' },
};

export interface DeliveryEstimateProps {
  /** Null if unknown: the line stays empty. */
  readonly workingDays: number | null;
  readonly size?: keyof typeof SIZES;
}

/** When an order arrives: as a number of days in a cached page, as a date after hydration, when the shopper's clock is known. */
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
