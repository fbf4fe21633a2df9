import { LISTING_COLLECTIONS } from '@manifold/domain/page-slugs/listing-collections';
import { useIntl } from 'react-intl';
import { collectionTitles } from '../platform/collections/messages.js';
import { ShopLink } from '../platform/links/ShopLink.js';
import { departmentPicture, type MenuCategory } from '../platform/navigation.js';
import { usePanel } from '../platform/panels/use-panel.js';
import { useStoreConfig } from '../platform/store/use-store-config.js';
import { Icon } from '../ui/Icon.js';
import { Overlay } from '../ui/Overlay.js';
import { shellMessages } from './messages.js';

const PICTURE = 48;
const COLLECTION_ICONS = { sale: 'tag', 'new-arrivals': 'box' } as const;

/** The menu of all departments with their categories, and of the collections. */
export default function CategoryMenu({ categories }: { readonly categories: readonly MenuCategory[] }) {
  const { formatMessage } = useIntl();
  const { slugs } = useStoreConfig();
  const menu = usePanel('menu');
  return (
    <Overlay
      kind="drawer-start"
      isOpen={menu.isOpen}
      onClose={menu.close}
      title={formatMessage(shellMessages.allCategories)}
      closeLabel={formatMessage(shellMessages.close)}
    >
      <ul className="py-2">
        {categories.map((category) => (
          <li key={category.key}>
            <Department category={category} />
          </li>
        ))}
        {LISTING_COLLECTIONS.map((key) => (
          <li key={key}>
            <ShopLink
              to={`/${slugs[key]}`}
              className="flex min-h-14 items-center gap-3 px-5 font-semibold hover:bg-ground"
            >
              <span className="grid size-10 place-items-center rounded-control bg-ground text-accent">
                <Icon name={COLLECTION_ICONS[key]} />
              </span>
              {formatMessage(collectionTitles[key])}
            </ShopLink>
          </li>
        ))}
      </ul>
    </Overlay>
  );
}

function Department({ category: { key, name, path, children } }: { readonly category: MenuCategory }) {
  const { formatMessage } = useIntl();
  return (
    <details name="department" className="group">
      <summary className="flex min-h-14 list-none items-center gap-3 px-5 font-semibold hover:bg-ground [&::-webkit-details-marker]:hidden">
        <img
          src={departmentPicture(key)}
          alt=""
          width={PICTURE}
          height={PICTURE}
          loading="lazy"
          className="size-10 rounded-control bg-ground object-contain"
        />
        <span className="flex-1">{name}</span>
        <Icon name="chevron-down" className="text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mb-2 ml-10 border-l border-hairline pl-3">
        {[{ key, name: formatMessage(shellMessages.everythingIn, { category: name }), path }, ...children].map(
          (child) => (
            <li key={child.key}>
              <ShopLink
                to={child.path}
                className="block rounded-control px-3 py-2 text-sm text-ink-soft hover:bg-ground hover:text-ink"
              >
                {child.name}
              </ShopLink>
            </li>
          ),
        )}
      </ul>
    </details>
  );
}
