import { useIntl } from 'react-intl';
import { ShopBreadcrumb } from '../../features/breadcrumb/ShopBreadcrumb.js';
import { ListingColumns } from '../../features/listing/ListingColumns.js';
import { ListingTitle } from '../../features/listing/ListingTitle.js';
import { activeFilters } from '../../features/listing/query/active-filters.js';
import { listingMessages } from '../../features/listing/query/listing-messages.js';
import { ProductGrid } from '../../features/product-card/ProductGrid.js';
import { cachedOnServer } from '../../platform/cached-markup/CachedMarkup.js';
import { ShopLink } from '../../platform/links/ShopLink.js';
import { CHIP_CLASSES } from '../../ui/chip-classes.js';
import type { CategoryData } from './load-category.js';

type IntroductionProps = Pick<CategoryData, 'category' | 'query' | 'total'>;

function UncachedIntroduction({ category, total }: IntroductionProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ShopBreadcrumb steps={category.ancestors} here={category.name} />
      <ListingTitle total={total}>{category.name}</ListingTitle>
      {category.children.length > 0 ? (
        <nav aria-label={formatMessage(listingMessages.subcategories)} className="mt-4 lg:mt-5">
          <ul className="scroll-row -mx-4 gap-2 px-4 lg:mx-0 lg:flex-wrap lg:px-0">
            {category.children.map(({ id, name, path }) => (
              <li key={id} className="shrink-0">
                <ShopLink to={path} className={CHIP_CLASSES}>
                  {name}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  );
}

/** Where the category is, its name, the number of its products and its subcategories. */
const Introduction = import.meta.env.SSR
  ? cachedOnServer(UncachedIntroduction, {
      // Filters lead to many totals.
      ownerOf: ({ category, query }) => (activeFilters(query).length === 0 ? category : undefined),
      variantOf: ({ total }) => `introduction of ${total}`,
    })
  : UncachedIntroduction;

/** The page of a category, a brand or a collection: its subcategories and its products. */
export function CategoryScreen({ data }: { readonly data: CategoryData }) {
  const { category, products, query, total, facets } = data;
  return (
    <div className="page">
      <Introduction category={category} query={query} total={total} />
      <ListingColumns query={query} facets={facets} total={total}>
        {products.length > 0 ? <ProductGrid products={products} /> : null}
      </ListingColumns>
    </div>
  );
}
