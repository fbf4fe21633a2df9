import { variantInStore, cachedOnServer } from '../../platform/cached-markup/CachedMarkup.js';
import { ShopLink } from '../../platform/links/ShopLink.js';
import { departmentPicture, type MenuCategory } from '../../platform/navigation.js';

const PICTURE = 240;

interface DepartmentTilesProps {
  readonly categories: readonly MenuCategory[];
}

function UncachedTiles({ categories }: DepartmentTilesProps) {
  return (
    <ul className="tiles pairs gap-3 md:grid-cols-5 lg:gap-5">
      {categories.map(({ key, name, path }) => (
        <li key={key}>
          <ShopLink
            to={path}
            className="group flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-surface transition-shadow duration-200 hover:shadow-soft"
          >
            <span className="block bg-ground p-4">
              <img
                src={departmentPicture(key)}
                alt=""
                width={PICTURE}
                height={PICTURE}
                loading="lazy"
                decoding="async"
                className="mx-auto aspect-4/3 w-full object-contain transition-transform duration-250 ease-calm group-hover:scale-[1.03]"
              />
            </span>
            <span className="flex flex-1 items-center p-3 text-sm leading-snug font-semibold hyphens-auto">{name}</span>
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

/** The departments as pictures: the quickest way to the right shelf. */
export const DepartmentTiles = import.meta.env.SSR
  ? cachedOnServer(UncachedTiles, {
      ownerOf: ({ categories }) => categories,
      // On other pages a link may be marked as current, so they are not cached.
      variantOf: (tiles, page) => (page.pathname === '/' ? variantInStore('tiles')(tiles, page) : undefined),
    })
  : UncachedTiles;
