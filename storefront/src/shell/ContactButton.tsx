import { useIntl } from 'react-intl';
import { cachedOnServer, variantInStore } from '../platform/cached-markup/CachedMarkup.js';
import { informationTitles } from '../platform/information/pages.js';
import { ShopLink } from '../platform/links/ShopLink.js';
import { useStoreConfig } from '../platform/store/use-store-config.js';
import { Icon } from '../ui/Icon.js';

function UncachedButton() {
  const { formatMessage } = useIntl();
  return (
    <ShopLink
      to={`/${useStoreConfig().slugs.contact}`}
      className="flex h-11 items-center gap-2 rounded-control px-[10px] font-semibold xl:px-3 hover:bg-sunken print:hidden"
    >
      <Icon name="mail" className="size-6" />
      <span className="max-xl:sr-only">{formatMessage(informationTitles.contact)}</span>
    </ShopLink>
  );
}

/** Leads to the page with phone number, opening hours, e-mail and postal address (spec shell §2.1). */
export const ContactButton = import.meta.env.SSR
  ? cachedOnServer(UncachedButton, {
      // On the contact page the link is marked as current, so it is not cached.
      ownerOf: (_, { intl, pathname, shop }) =>
        pathname.startsWith(`/${shop.config.first.slugs.contact}`) ? undefined : intl,
      variantOf: variantInStore('contact'),
    })
  : UncachedButton;
