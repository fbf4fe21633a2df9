import { useIntl } from 'react-intl';
import { ShopBreadcrumb } from '../../features/breadcrumb/ShopBreadcrumb.js';
import { ProductGrid } from '../../features/product-card/ProductGrid.js';
import { latePart } from '../../platform/chunks/LatePart.js';
import { ShopLink } from '../../platform/links/ShopLink.js';
import { FilterChips } from './FilterChips.js';
import { ListingBar } from './ListingBar.js';
import { ListingForm } from './ListingForm.js';
import type { CategoryData } from './load-category.js';
import { listingMessages } from './listing-messages.js';
import { NoHits } from './NoHits.js';

/** The list is longer than any screen. */
const Pagination = latePart(async () => (await import('./pages/Pagination.js')).Pagination, <div className="h-14" />);
const FilterPanel = latePart(async () => (await import('./filters/FilterPanel.js')).FilterPanel, null);

const CHIP =
  'block rounded-full border border-hairline-strong bg-surface px-4 py-2 text-sm font-semibold whitespace-nowrap transition-colors hover:border-ink';

/** A listing: on a wide screen its filters stand beside it, on a phone they open from the bar at the thumb. */
export function CategoryScreen({ data }: { readonly data: CategoryData }) {
  const { formatMessage } = useIntl();
  const { category, products, query, total, facets } = data;
  return (
    <div className="page">
      <ShopBreadcrumb steps={category.ancestors} here={category.name} />
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-2xl font-extrabold tracking-tight lg:text-3xl">{category.name}</h1>
        <p className="tabular text-sm text-ink-soft" role="status">
          {formatMessage(listingMessages.count, { count: total })}
        </p>
      </div>
      {category.children.length > 0 ? (
        <nav aria-label={formatMessage(listingMessages.subcategories)} className="mt-4 lg:mt-5">
          <ul className="scroll-row -mx-4 gap-2 px-4 lg:mx-0 lg:flex-wrap lg:px-0">
            {category.children.map(({ id, name, path }) => (
              <li key={id} className="shrink-0">
                <ShopLink to={path} className={CHIP}>
                  {name}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div className="mt-5 flex flex-col gap-5 lg:mt-7 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:items-start lg:gap-8">
        <div className="max-lg:absolute lg:sticky lg:top-6">
          <ListingForm query={query} />
          <FilterPanel query={query} facets={facets} total={total} />
        </div>
        <div className="contents lg:block lg:space-y-5">
          <ListingBar query={query} />
          <FilterChips query={query} facets={facets} />
          {products.length > 0 ? <ProductGrid products={products} /> : <NoHits query={query} />}
          <Pagination query={query} total={total} />
        </div>
      </div>
    </div>
  );
}
