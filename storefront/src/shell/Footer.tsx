import { useIntl } from 'react-intl';
import { CookieSettingsButton } from '../features/consent/CookieSettingsButton.js';
import { LanguageSelector } from '../features/language-selector/LanguageSelector.js';
import { latePart } from '../platform/chunks/LatePart.js';
import { variantInStore, cachedOnServer } from '../platform/cached-markup/CachedMarkup.js';
import { withMessages } from '../platform/intl/page-messages.js';
import type { MenuCategory } from '../platform/navigation.js';
import { useStoreConfig } from '../platform/store/use-store-config.js';
import { shellMessages } from './messages.js';

const FooterColumns = latePart(
  async () => (await import('./FooterColumns.js')).FooterColumns,
  <div className="min-h-120" />,
);

const FooterNewsletter = latePart(
  async () => (await withMessages('newsletter', import('../features/newsletter/FooterNewsletter.js'))).FooterNewsletter,
  <div className="min-h-56" />,
);

/** The footer (spec shell §2.3). Its last line hydrates with the page; its columns load when they come near the screen. */
export function Footer({ categories }: { readonly categories: readonly MenuCategory[] }) {
  return (
    <footer className="section-rhythm bg-band text-band-ink">
      <FooterNewsletter />
      <FooterColumns categories={categories} />
      <FinePrint />
    </footer>
  );
}

function FinePrint() {
  return (
    <div className="border-t border-band-line">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-5 text-xs">
        <StoreFacts year={new Date().getFullYear()} />
        <CookieSettingsButton />
        <LanguageSelector />
      </div>
    </div>
  );
}

interface StoreFactsProps {
  readonly year: number;
}

function UncachedFacts({ year }: StoreFactsProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  const { brand, countryCode, toggles } = useStoreConfig();
  return (
    <>
      {/* A page that was cached on New Year's Eve has a different year than the browser. */}
      <p suppressHydrationWarning>
        {formatMessage(shellMessages.copyright, { founded: brand.foundedYear, year, owner: brand.legalName })}
      </p>
      <p className="opacity-80">{formatMessage(shellMessages.weDeliver)}</p>
      {toggles.priceDisclaimer ? <p className="opacity-80">{formatMessage(shellMessages.priceDisclaimer)}</p> : null}
      <p className="ml-auto flex items-center gap-2">
        <img
          src={`/media/flags/${countryCode.toLowerCase()}.svg`}
          alt=""
          width={24}
          height={16}
          loading="lazy"
          className="h-4 w-6 rounded-sm object-cover"
        />
        {/* The server and the browser may have different names for a country. */}
        <span suppressHydrationWarning>{formatDisplayName(countryCode, { type: 'region' })}</span>
      </p>
    </>
  );
}

const StoreFacts = import.meta.env.SSR
  ? cachedOnServer(UncachedFacts, {
      ownerOf: (_, { intl }) => intl,
      variantOf: (facts, page) => variantInStore(`facts of ${facts.year}`)(facts, page),
    })
  : UncachedFacts;
