import type { ListingFacets } from '@manifold/domain/catalogue/contract';
import { useNavigate } from '@tanstack/react-router';
import { useRef, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useStoreConfig } from '../../../platform/store/use-store-config.js';
import { buttonClasses } from '../../../ui/button-classes.js';
import { Icon } from '../../../ui/Icon.js';
import { listingQuery, searchOf, type ListingQuery } from '../listing-query.js';
import { listingMessages } from '../listing-messages.js';
import { useFilterName } from '../use-filter-name.js';
import { brandChoices, tagChoices } from './choices.js';
import { FilterGroup } from './FilterGroup.js';
import { FILTERS_ID, FORM_ID } from './ids.js';
import { PriceRange } from './PriceRange.js';

export interface FilterPanelProps {
  readonly query: ListingQuery;
  readonly facets: ListingFacets;
  readonly total: number;
}

/**
 * What a list can be narrowed down by. A form that the browser sends by itself and a popover that it opens by itself; with a
 * script a tick counts at once.
 */
export function FilterPanel({ query, facets, total }: FilterPanelProps) {
  const { formatMessage } = useIntl();
  const { limits } = useStoreConfig();
  const navigate = useNavigate();
  const nameOf = useFilterName(facets);
  const panel = useRef<HTMLElement>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new FormData(event.currentTarget);
    const texts = (name: string) => asked.getAll(name).filter((value) => typeof value === 'string' && value !== '');
    const search = Object.fromEntries([...asked.keys()].map((name) => [name, texts(name).map(String)]));
    const wanted = listingQuery(search, limits);
    // A tick leaves the panel open for the next one; its button closes it.
    if (event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter) panel.current?.hidePopover();
    void navigate({ to: '.', search: { ...searchOf(wanted, limits) }, resetScroll: false });
  };
  return (
    <aside ref={panel} id={FILTERS_ID} popover="auto" aria-labelledby="filters-title" className="filters">
      <form id={FORM_ID} method="get" onSubmit={send} className="flex min-h-full flex-col">
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
            name="tags"
            title={formatMessage(listingMessages.tags)}
            choices={tagChoices(facets, query)}
            nameOf={(value) => nameOf({ name: 'tags', value })}
          />
          <FilterGroup
            name="brand"
            title={formatMessage(listingMessages.brand)}
            choices={brandChoices(facets, query)}
            nameOf={(value) => nameOf({ name: 'brand', value })}
          />
          <PriceRange query={query} bounds={facets.price} />
        </div>
        <footer className="sticky bottom-0 border-t border-hairline bg-surface p-4 lg:hidden">
          <button type="submit" className={buttonClasses({ isWide: true })}>
            {formatMessage(listingMessages.show, { count: total })}
          </button>
        </footer>
      </form>
    </aside>
  );
}
