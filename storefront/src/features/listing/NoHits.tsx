import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { buttonClasses } from '../../ui/button-classes.js';
import { StatePicture } from '../../ui/StatePicture.js';
import { useListingAddress } from './query/listing-context.js';
import { withoutFilters, type ListingQuery } from './query/listing-query.js';
import { listingMessages } from './query/listing-messages.js';
import { activeFilters } from './query/active-filters.js';

/** Shown for an empty listing. If filters are active, it links to the listing without them. */
export function NoHits({ query }: { readonly query: ListingQuery }) {
  const { formatMessage } = useIntl();
  const addressOf = useListingAddress();
  const isFiltered = activeFilters(query).length > 0;
  return (
    <div className="flex flex-col items-center gap-5 rounded-card border border-hairline bg-surface px-6 py-12 text-center">
      <StatePicture name="no-hits" />
      <p className="max-w-prose text-md text-ink-soft">
        {formatMessage(isFiltered ? listingMessages.noHits : listingMessages.empty)}
      </p>
      {isFiltered ? (
        <Link
          to="."
          search={{ ...addressOf(withoutFilters(query)) }}
          // Without it, the router adds the class `active`.
          activeProps={{}}
          className={buttonClasses({ variant: 'tertiary' })}
        >
          {formatMessage(listingMessages.showAll)}
        </Link>
      ) : null}
    </div>
  );
}
