import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { searchParameters } from '@manifold/domain/search/search-address';
import { ShopBreadcrumb } from '../../features/breadcrumb/ShopBreadcrumb.js';
import { ExtraParameters } from '../../features/listing/query/listing-context.js';
import { ListingColumns } from '../../features/listing/ListingColumns.js';
import { ListingTitle } from '../../features/listing/ListingTitle.js';
import { activeFilters } from '../../features/listing/query/active-filters.js';
import { ProductGrid } from '../../features/product-card/ProductGrid.js';
import { latePart } from '../../platform/chunks/LatePart.js';
import { useShop } from '../../platform/shop/shop.js';
import { recordClick } from '../../platform/search/record-click.js';
import { CategoryChips } from './CategoryChips.js';
import type { SearchData } from './load-search.js';
import { searchMessages } from './messages.js';

const NothingFound = latePart(
  async () => (await import('./NothingFound.js')).NothingFound,
  <div className="min-h-[60dvh]" />,
);

/** The search results as a listing, or tips if there are none. */
export function SearchScreen({ data }: { readonly data: SearchData }) {
  const { formatMessage, locale } = useIntl();
  const { address, query, found } = data;
  const { results, total, facets, queryId, offset } = found;
  const { analytics } = useShop();
  const { text } = address;
  // An effect, because displaying results is the event. It repeats if the text or the total changes.
  useEffect(() => {
    if (text) analytics.emit({ name: 'search', text, results: total });
  }, [analytics, text, total]);
  const isNarrowed = address.categoryId !== null || activeFilters(query).length > 0;
  if (address.text && total === 0 && !isNarrowed) return <NothingFound text={address.text} />;
  const name = formatMessage(address.text ? searchMessages.results : searchMessages.everything, { text: address.text });
  return (
    <div className="page">
      <ShopBreadcrumb here={name} />
      <ListingTitle total={total}>{name}</ListingTitle>
      <Correction text={address.text} corrected={found.correctedText} />
      <CategoryChips address={address} query={query} categories={facets.categories} />
      <ExtraParameters value={Object.fromEntries(searchParameters(address))}>
        <ListingColumns query={query} facets={facets} total={total}>
          {results.length > 0 ? (
            <ProductGrid
              products={results}
              onChoose={({ sku }, index) => recordClick(locale, { queryId, sku, position: offset + index + 1 })}
            />
          ) : null}
        </ListingColumns>
      </ExtraParameters>
    </div>
  );
}

interface CorrectionProps {
  readonly text: string;
  readonly corrected: string | null;
}

/** Says which corrected text was searched for instead of a misspelled one. */
function Correction({ text, corrected }: CorrectionProps) {
  const { formatMessage } = useIntl();
  if (corrected === null) return null;
  return (
    <p className="mt-3 max-w-prose text-sm text-ink-soft">
      {formatMessage(searchMessages.corrected, { text, corrected })}
    </p>
  );
}
