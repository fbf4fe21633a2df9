import type { ProductCard } from '@manifold/domain/catalogue/contract';
import { useIntl } from 'react-intl';
import { ShopLink } from '../../platform/links/ShopLink.js';
import { Picture } from '../../ui/Picture.js';
import { PriceTag } from '../../ui/PriceTag.js';
import { cartMessages as messages } from './messages.js';
import { useCartSuggestions } from './use-cart-products.js';

/** The limit of complementary products (spec core, limits). */
const SUGGESTIONS = 4;
const PICTURE = 112;

interface DrawerSuggestionsProps {
  /** Whether the drawer is open. Nothing is loaded before. */
  readonly isShown: boolean;
}

/** Products that match the cart, none in stores that switched them off; bestsellers below an empty cart. */
export function DrawerSuggestions({ isShown }: DrawerSuggestionsProps) {
  const { formatMessage } = useIntl();
  const { kind, products } = useCartSuggestions(SUGGESTIONS, isShown);
  if (products.length === 0) return null;
  return (
    <section className="border-t border-hairline pt-5 pb-6">
      <h3 className="text-md font-bold">{formatMessage(messages[kind])}</h3>
      <ul className="-mx-2 mt-2 grid">
        {products.map((product) => (
          <Suggestion key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}

/** The whole row is a link, named by the product. */
function Suggestion({ product: { name, path, image, price } }: { readonly product: ProductCard }) {
  return (
    <li className="relative flex items-center gap-4 rounded-control p-2 transition-colors hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <Picture src={image?.url} alt="" size={PICTURE} className="size-14 shrink-0 rounded-control bg-ground p-1" />
      <div className="min-w-0 flex-1">
        <ShopLink
          to={path}
          className="product-name line-clamp-2 text-sm font-semibold outline-none after:absolute after:inset-0"
        >
          {name}
        </ShopLink>
        <PriceTag price={price} size="sm" />
      </div>
    </li>
  );
}
