import { LISTING_SORTS } from '@manifold/domain/catalogue/listing-address';
import { useIntl } from 'react-intl';
import { cachedOnServer } from '../../platform/cached-markup/CachedMarkup.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { Icon } from '../../ui/Icon.js';
import { Select } from '../../ui/Select.js';
import { FILTERS_ID, FORM_ID } from './query/listing-context.js';
import type { ListingQuery } from './query/listing-query.js';
import { listingMessages } from './query/listing-messages.js';
import { activeFilters } from './query/active-filters.js';

interface ListingBarProps {
  readonly query: ListingQuery;
}

function UncachedBar({ query }: ListingBarProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { limits } = useStoreConfig();
  const activeCount = activeFilters(query).length;
  return (
    <div className="listing-bar">
      <button
        type="button"
        popoverTarget={FILTERS_ID}
        className={buttonClasses({ variant: 'secondary', className: 'lg:hidden' })}
      >
        <Icon name="filter" />
        {formatMessage(listingMessages.filter)}
        {activeCount > 0 ? (
          <span className="tabular rounded-full bg-ground px-2 text-xs text-ink">{formatNumber(activeCount)}</span>
        ) : null}
      </button>
      <div className="flex items-center gap-2 max-lg:hidden">
        <label htmlFor="per-page" className="text-sm whitespace-nowrap text-ink-soft">
          {formatMessage(listingMessages.perPage)}
        </label>
        <Select
          id="per-page"
          name="hitsPerPage"
          form={FORM_ID}
          defaultValue={query.hitsPerPage}
          key={query.hitsPerPage}
          options={limits.pageSizes.map((size) => ({ value: String(size), label: formatNumber(size) }))}
        />
      </div>
      <div className="flex min-w-0 items-center gap-2">
        <label htmlFor="sort" className="text-sm whitespace-nowrap text-ink-soft max-sm:sr-only">
          {formatMessage(listingMessages.sort)}
        </label>
        <Select
          id="sort"
          name="sort"
          form={FORM_ID}
          defaultValue={query.sort}
          key={query.sort}
          options={LISTING_SORTS.map((sort) => ({ value: sort, label: formatMessage(listingMessages[sort]) }))}
        />
        <noscript>
          <button type="submit" form={FORM_ID} className={buttonClasses({ variant: 'tertiary', size: 'sm' })}>
            {formatMessage(listingMessages.apply)}
          </button>
        </noscript>
      </div>
    </div>
  );
}

/** Filter button and sort order: at the bottom of a phone's screen, above the list on wider screens. Its controls belong to the filter form. */
export const ListingBar = import.meta.env.SSR
  ? cachedOnServer(UncachedBar, {
      ownerOf: ({ query }, { intl }) => (activeFilters(query).length === 0 ? intl : undefined),
      variantOf: ({ query: { sort, hitsPerPage } }, { shop }) =>
        `listing bar ${sort} ${hitsPerPage} of ${shop.config.first.storeKey}`,
    })
  : UncachedBar;
