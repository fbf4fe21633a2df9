import { useIntl } from 'react-intl';
import { collectionTitles } from '../platform/collections/messages.js';
import { cachedOnServer } from '../platform/cached-markup/CachedMarkup.js';
import { ShopLink } from '../platform/links/ShopLink.js';
import type { MenuCategory } from '../platform/navigation.js';
import { useStoreConfig } from '../platform/store/use-store-config.js';
import { variantInFrame } from './frame-variant.js';
import { shellMessages } from './messages.js';

interface CategoryBarProps {
  readonly categories: readonly MenuCategory[];
  /** Whether a link to the sale is the last entry. */
  readonly hasSale: boolean;
}

function UncachedBar({ categories, hasSale }: CategoryBarProps) {
  const { formatMessage } = useIntl();
  const { slugs } = useStoreConfig();
  return (
    <nav aria-label={formatMessage(shellMessages.categories)} className="border-t border-hairline">
      <ul className="page scroll-row gap-5 lg:gap-4 xl:justify-between">
        {categories.map(({ key, name, path }) => (
          <li key={key} className="shrink-0">
            <ShopLink to={path} className="category-link text-ink-soft hover:text-ink aria-[current]:text-ink">
              {name}
            </ShopLink>
          </li>
        ))}
        {hasSale ? (
          <li className="shrink-0">
            <ShopLink to={`/${slugs.sale}`} className="category-link text-saving">
              {formatMessage(collectionTitles.sale)}
            </ShopLink>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

/** Links to the departments and the sale in one row (spec shell §2.1), which scrolls on a narrow screen. */
export const CategoryBar = import.meta.env.SSR
  ? cachedOnServer(UncachedBar, {
      ownerOf: ({ categories }) => categories,
      variantOf: (bar, page) => variantInFrame(bar.hasSale ? 'bar with sale' : 'bar')(bar, page),
    })
  : UncachedBar;
