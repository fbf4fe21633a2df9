import { useIntl } from 'react-intl';
import { searchParameters } from '@manifold/domain/search/search-address';
import { ShopBreadcrumb } from '../../features/breadcrumb/ShopBreadcrumb.js';
import { KeptParameters } from '../../features/listing/query/listing-context.js';
import { ListingColumns } from '../../features/listing/ListingColumns.js';
import { ListingTitle } from '../../features/listing/ListingTitle.js';
import { setFilters } from '../../features/listing/query/set-filters.js';
import { ProductGrid } from '../../features/product-card/ProductGrid.js';
import { latePart } from '../../platform/chunks/LatePart.js';
import { recordClick } from '../../platform/search/record-click.js';
import { CategoryChips } from './CategoryChips.js';
import type { SearchData } from './load-search.js';
import { searchMessages } from './messages.js';

const NothingFound = latePart(
  async () => (await import('./NothingFound.js')).NothingFound,
  <div className="min-h-[60dvh]" />,
);

/** What was found, as a listing; where nothing was, a way on. */
export function SearchScreen({ data }: { readonly data: SearchData }) {
  const { formatMessage, locale } = useIntl();
  const { asked, query, found } = data;
  const { results, total, facets, queryId, offset } = found;
  const isNarrowed = asked.categoryId !== null || setFilters(query).length > 0;
  if (asked.text && total === 0 && !isNarrowed) return <NothingFound text={asked.text} />;
  const name = formatMessage(asked.text ? searchMessages.results : searchMessages.everything, { text: asked.text });
  return (
    <div className="page">
      <ShopBreadcrumb here={name} />
      <ListingTitle total={total}>{name}</ListingTitle>
      <Correction text={asked.text} corrected={found.correctedText} />
      <CategoryChips asked={asked} query={query} categories={facets.categories} />
      <KeptParameters value={Object.fromEntries(searchParameters(asked))}>
        <ListingColumns query={query} facets={facets} total={total}>
          {results.length > 0 ? (
            <ProductGrid
              products={results}
              onChoose={({ sku }, index) => recordClick(locale, { queryId, sku, position: offset + index + 1 })}
            />
          ) : null}
        </ListingColumns>
      </KeptParameters>
    </div>
  );
}

interface CorrectionProps {
  readonly text: string;
  readonly corrected: string | null;
}

/** What was looked for in place of what was mistyped. */
function Correction({ text, corrected }: CorrectionProps) {
  const { formatMessage } = useIntl();
  if (corrected === null) return null;
  return (
    <p className="mt-3 max-w-prose text-sm text-ink-soft">
      {formatMessage(searchMessages.corrected, { text, corrected })}
    </p>
  );
}
