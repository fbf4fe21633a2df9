import { useMatches } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { SearchBar, SearchToggle } from '../features/quick-search/SearchBar.js';
import { cachedOnServer } from '../platform/cached-markup/CachedMarkup.js';
import { latePart } from '../platform/chunks/LatePart.js';
import type { MenuCategory } from '../platform/navigation.js';
import { usePanel } from '../platform/panels/use-panel.js';
import { useStoreConfig } from '../platform/store/use-store-config.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { AccountButton } from './AccountButton.js';
import { CartButton } from './CartButton.js';
import { CategoryBar } from './CategoryBar.js';
import { ContactButton } from './ContactButton.js';
import { Logo } from './Logo.js';
import { shellMessages } from './messages.js';
import { TopStrip } from './TopStrip.js';
import { variantInFrame } from './frame-variant.js';
import { CONTENT_ID } from './use-focus-on-navigation.js';

const CampaignBanner = latePart(
  async () => (await import('../features/campaigns/CampaignBanner.js')).CampaignBanner,
  null,
);

const HOME = '/';
const PRODUCT = '/p/$slug';
const SIGN_IN = '/login';

const goToContent = () => document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });

interface HeaderBarProps {
  readonly categories: readonly MenuCategory[];
  readonly routeId: string;
}

function UncachedBar({ categories, routeId }: HeaderBarProps) {
  const { formatMessage } = useIntl();
  const menu = usePanel('menu');
  return (
    <header>
      <TopStrip />
      <div className="shop-head border-b border-hairline bg-surface">
        <div className="page flex h-16 items-center gap-2 lg:h-auto lg:gap-6">
          <button
            type="button"
            data-early
            onClick={menu.open}
            aria-haspopup="dialog"
            aria-label={formatMessage(shellMessages.menu)}
            className="menu-button"
          >
            <Icon name="menu" className="size-6" />
          </button>
          <Logo />
          <div className="hidden lg:block">
            {/* The sign-in page has no button for the categories (spec shell §2.1). */}
            {routeId === SIGN_IN ? null : (
              <Button data-early variant="secondary" icon="menu" onClick={menu.open} aria-haspopup="dialog">
                {formatMessage(shellMessages.allCategories)}
              </Button>
            )}
          </div>
          <SearchBar />
          <div className="ml-auto flex items-center">
            <SearchToggle />
            <ContactButton />
            <AccountButton />
            <CartButton />
          </div>
        </div>
        {/* A product page has no link to the sale (spec shell §2.1). */}
        {categories.length > 0 ? <CategoryBar categories={categories} hasSale={routeId !== PRODUCT} /> : null}
      </div>
    </header>
  );
}

/** The routes of most page views: their headers are cached as a whole, those of others part by part. */
const VARIANTS: Readonly<Record<string, string>> = {
  [HOME]: 'home header',
  '/$slug': 'header',
  '/c/$slug': 'header',
  [PRODUCT]: 'product header',
};

const HeaderBar = import.meta.env.SSR
  ? cachedOnServer(UncachedBar, {
      // The languages lead to the page's own counterparts.
      ownerOf: ({ categories }, { shop }) => (shop.config.first.locales.length > 1 ? undefined : categories),
      variantOf: (bar, page) => {
        const variant = VARIANTS[bar.routeId];
        return variant && variantInFrame(variant)(bar, page);
      },
    })
  : UncachedBar;

/** The header of every page except the checkout. */
export function Header({ categories }: { readonly categories: readonly MenuCategory[] }) {
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.routeId ?? '' });
  const hasCampaigns = useStoreConfig().campaigns.length > 0;
  return (
    <>
      <HeaderBar categories={categories} routeId={routeId} />
      {hasCampaigns ? <CampaignBanner onDismissed={goToContent} /> : null}
    </>
  );
}
