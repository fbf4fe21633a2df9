import { useIntl } from 'react-intl';
import { ShopBreadcrumb } from '../../features/breadcrumb/ShopBreadcrumb.js';
import { ProductGrid } from '../../features/product-card/ProductGrid.js';
import { ShopLink } from '../../platform/links/ShopLink.js';
import type { CategoryData } from './load-category.js';
import { categoryMessages } from './messages.js';
import { Pagination } from './Pagination.js';
import { SortForm } from './SortForm.js';

const CHIP =
  'block rounded-full border border-hairline-strong bg-surface px-4 py-2 text-sm font-semibold whitespace-nowrap transition-colors hover:border-ink';

export function CategoryScreen({ data }: { readonly data: CategoryData }) {
  const { formatMessage } = useIntl();
  const { category, products, query, total } = data;
  return (
    <div className="page">
      <ShopBreadcrumb steps={category.ancestors} here={category.name} />
      <h1 className="text-2xl font-extrabold tracking-tight lg:text-3xl">{category.name}</h1>
      {category.children.length > 0 ? (
        <nav aria-label={formatMessage(categoryMessages.subcategories)} className="mt-4 lg:mt-5">
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
      <div className="sticky top-0 z-10 -mx-4 mt-4 flex items-center justify-between gap-4 border-y border-hairline bg-ground px-4 py-2 lg:static lg:mx-0 lg:mt-6 lg:mb-6 lg:border-x-0 lg:border-t-0 lg:px-0 lg:pb-4">
        <p className="tabular text-sm text-ink-soft" role="status">
          {formatMessage(categoryMessages.count, { count: total })}
        </p>
        <SortForm query={query} />
      </div>
      <div className="mt-4 lg:mt-0">
        {products.length > 0 ? (
          <ProductGrid products={products} />
        ) : (
          <p className="rounded-card border border-hairline bg-surface p-8 text-center text-ink-soft">
            {formatMessage(categoryMessages.empty)}
          </p>
        )}
      </div>
      <Pagination query={query} total={total} />
    </div>
  );
}
