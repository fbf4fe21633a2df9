import type { Product } from '@manifold/domain/catalogue/contract';
import { AddButton } from '../../features/add-to-cart/AddToCart.js';
import type { AddToCartControl } from '../../features/add-to-cart/use-add-to-cart.js';
import { PriceTag } from '../../ui/PriceTag.js';
import { classNames } from '../../ui/class-names.js';

export interface FloatingBarProps {
  readonly product: Product;
  readonly control: AddToCartControl;
  readonly isShown: boolean;
}

/** Offers the button after the main one has left the screen (spec core §2). Inert while it is hidden, so that there is only one button. */
export function FloatingBar({ product, control, isShown }: FloatingBarProps) {
  return (
    <div
      inert={!isShown}
      className={classNames(
        'floating-bar fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-surface shadow-lifted transition-[translate,visibility] duration-200 ease-calm',
        !isShown && 'invisible translate-y-full',
      )}
    >
      <div className="page flex items-center justify-between gap-4 py-2.5">
        <div className="min-w-0">
          <p className="hidden truncate text-sm font-semibold md:block">{product.name}</p>
          <PriceTag price={product.price} />
        </div>
        <AddButton control={control} />
      </div>
    </div>
  );
}
