import type { ListingFacets } from '@manifold/domain/catalogue/contract';
import { useIntl } from 'react-intl';
import { cachedOnServer } from '../../../platform/cached-markup/CachedMarkup.js';
import { buttonClasses } from '../../../ui/button-classes.js';
import { Icon } from '../../../ui/Icon.js';
import { activeFilters } from '../query/active-filters.js';
import type { ListingQuery } from '../query/listing-query.js';
import { listingMessages } from '../query/listing-messages.js';
import { useFilterName } from '../query/use-filter-name.js';
import { brandChoices, offerChoices, stockChoices } from './choices.js';
import { FilterGroup } from './FilterGroup.js';
import { FILTERS_ID, FORM_ID } from '../query/listing-context.js';
import { PriceRange } from './PriceRange.js';

export interface FilterPanelProps {
  readonly query: ListingQuery;
  readonly facets: ListingFacets;
  readonly total: number;
}

function UncachedPanel({ query, facets, total }: FilterPanelProps) {
  const { formatMessage } = useIntl();
  const nameOf = useFilterName(facets);
  return (
    <aside id={FILTERS_ID} popover="auto" aria-labelledby="filters-title" className="filters">
      <div className="flex min-h-full flex-col">
        <header className="flex items-center justify-between border-b border-hairline py-2 pr-2 pl-4 lg:hidden">
          <h2 id="filters-title" className="text-lg font-bold">
            {formatMessage(listingMessages.filter)}
          </h2>
          <button
            type="button"
            popoverTarget={FILTERS_ID}
            popoverTargetAction="hide"
            aria-label={formatMessage(listingMessages.close)}
            className="grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <Icon name="close" />
          </button>
        </header>
        <div className="flex-1 space-y-6 p-4 lg:p-0">
          <FilterGroup
            title={formatMessage(listingMessages.availability)}
            choices={stockChoices(facets, query)}
            nameOf={nameOf}
          />
          <FilterGroup
            title={formatMessage(listingMessages.tags)}
            choices={offerChoices(facets, query)}
            nameOf={nameOf}
          />
          <FilterGroup
            title={formatMessage(listingMessages.brand)}
            choices={brandChoices(facets, query)}
            nameOf={nameOf}
          />
          <PriceRange query={query} bounds={facets.price} />
        </div>
        <footer className="sticky bottom-0 border-t border-hairline bg-surface p-4 lg:hidden">
          <button type="submit" form={FORM_ID} className={buttonClasses({ isWide: true })}>
            {formatMessage(listingMessages.show, { count: total })}
          </button>
        </footer>
      </div>
    </aside>
  );
}

/**
 * The filters of a listing, in a popover that opens without a script. With a script each change applies at once. Cached as long
 * as none is set: a listing without filters has the same facets for everybody.
 */
export const FilterPanel = import.meta.env.SSR
  ? cachedOnServer(UncachedPanel, {
      ownerOf: ({ query, facets }) => (activeFilters(query).length === 0 ? facets : undefined),
      variantOf: ({ total }) => `filters of ${total}`,
    })
  : UncachedPanel;
