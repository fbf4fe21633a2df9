import { useMatches } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { SearchBar, SearchToggle } from '../features/quick-search/SearchBar.js';
import { latePart } from '../platform/chunks/LatePart.js';
import { collectionTitles } from '../platform/collections/messages.js';
import type { MenuCategory } from '../platform/navigation.js';
import { ShopLink } from '../platform/links/ShopLink.js';
import { usePanel } from '../platform/panels/use-panel.js';
import { useStoreConfig } from '../platform/store/use-store-config.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { CartButton } from './CartButton.js';
import { Logo } from './Logo.js';
import { shellMessages } from './messages.js';
import { TopStrip } from './TopStrip.js';
import { CONTENT_ID } from './use-focus-on-navigation.js';

const CampaignBanner = latePart(
  async () => (await import('../features/campaign/CampaignBanner.js')).CampaignBanner,
  null,
);

const goToContent = () => document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });

/** What stands over every page but the checkout. */
export function Header({ categories }: { readonly categories: readonly MenuCategory[] }) {
  const { formatMessage } = useIntl();
  const menu = usePanel('menu');
  const hasCampaigns = useStoreConfig().campaigns.length > 0;
  return (
    <>
      <header>
        <TopStrip />
        <div className="shop-head border-b border-hairline bg-surface">
          <div className="page flex h-16 items-center gap-2 lg:h-20 lg:gap-6">
            <button
              type="button"
              onClick={menu.open}
              aria-haspopup="dialog"
              aria-label={formatMessage(shellMessages.menu)}
              className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken lg:hidden"
            >
              <Icon name="menu" className="size-6" />
            </button>
            <Logo />
            <div className="hidden lg:block">
              <Button variant="secondary" icon="menu" onClick={menu.open} aria-haspopup="dialog">
                {formatMessage(shellMessages.allCategories)}
              </Button>
            </div>
            <SearchBar />
            <div className="ml-auto flex items-center">
              <SearchToggle />
              <CartButton />
            </div>
          </div>
          <CategoryBar categories={categories} />
        </div>
      </header>
      {hasCampaigns ? <CampaignBanner onDismissed={goToContent} /> : null}
    </>
  );
}

const BAR_LINK =
  'block border-b-2 border-transparent py-2.5 text-sm font-medium whitespace-nowrap transition-colors hover:border-accent aria-[current]:border-accent';

/** The departments in one row, and what is reduced but on a product's page (spec shell §2.1). On a narrow screen it scrolls sideways. */
function CategoryBar({ categories }: { readonly categories: readonly MenuCategory[] }) {
  const { formatMessage } = useIntl();
  const { slugs } = useStoreConfig();
  const isProduct = useMatches({ select: (matches) => matches.at(-1)?.routeId === '/p/$slug' });
  if (categories.length === 0) return null;
  return (
    <nav aria-label={formatMessage(shellMessages.categories)} className="border-t border-hairline">
      <ul className="page scroll-row gap-5 lg:gap-4 xl:justify-between">
        {categories.map(({ key, name, path }) => (
          <li key={key} className="shrink-0">
            <ShopLink to={path} className={`${BAR_LINK} text-ink-soft hover:text-ink aria-[current]:text-ink`}>
              {name}
            </ShopLink>
          </li>
        ))}
        {isProduct ? null : (
          <li className="shrink-0">
            <ShopLink to={`/${slugs.sale}`} className={`${BAR_LINK} text-saving`}>
              {formatMessage(collectionTitles.sale)}
            </ShopLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
