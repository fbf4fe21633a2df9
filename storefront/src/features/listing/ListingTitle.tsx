import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { listingMessages } from './query/listing-messages.js';

export interface ListingTitleProps {
  readonly total: number;
  readonly children: ReactNode;
}

/** The heading of a listing and the number of its products. */
export function ListingTitle({ total, children }: ListingTitleProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h1 className="min-w-0 text-2xl font-extrabold tracking-tight lg:text-3xl">{children}</h1>
      <p className="tabular text-sm text-ink-soft" role="status">
        {formatMessage(listingMessages.count, { count: total })}
      </p>
    </div>
  );
}
