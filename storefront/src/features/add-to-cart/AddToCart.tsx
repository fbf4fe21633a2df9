import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { Button } from '../../ui/Button.js';
import { QuantityField } from '../../ui/QuantityField.js';
import { addToCartMessages } from './messages.js';
import type { AddToCartControl as Control } from './use-add-to-cart.js';

/** The quantity field and the button that adds to the cart. */
export function AddToCart({ control, ref }: { readonly control: Control; readonly ref?: Ref<HTMLDivElement> }) {
  const { formatMessage } = useIntl();
  const { maximumQuantityPerProduct } = useStoreConfig().limits;
  const { quantity, setQuantity, showLimit, addable, isOutOfStock } = control;
  const isFull = addable < 1;
  return (
    <div ref={ref} className="print:hidden">
      <div className="flex flex-wrap gap-3">
        {isOutOfStock ? null : (
          <QuantityField
            value={quantity}
            onChange={setQuantity}
            onLimit={showLimit}
            stock={Math.max(1, addable)}
            maximum={maximumQuantityPerProduct}
            labels={{
              field: formatMessage(addToCartMessages.quantity),
              more: formatMessage(addToCartMessages.more),
              less: formatMessage(addToCartMessages.less),
            }}
          />
        )}
        <AddButton control={control} isWide />
      </div>
      <noscript>
        <p className="mt-2 text-sm text-ink-soft">{formatMessage(addToCartMessages.needsScript)}</p>
      </noscript>
      {isFull && !isOutOfStock ? (
        <p className="mt-2 text-sm text-ink-soft">{formatMessage(addToCartMessages.allInCart)}</p>
      ) : null}
    </div>
  );
}

/** The button alone; used in the buy box and in the floating bar. */
export function AddButton({ control, isWide = false }: { readonly control: Control; readonly isWide?: boolean }) {
  const { formatMessage } = useIntl();
  const { add, isAdding, addable, isOutOfStock } = control;
  const label = isOutOfStock ? addToCartMessages.outOfStock : addToCartMessages.add;
  return (
    <Button
      data-early
      size="lg"
      icon={isOutOfStock ? undefined : 'cart'}
      className={isWide ? 'flex-1' : undefined}
      isBusy={isAdding}
      disabled={addable < 1}
      onClick={() => void add()}
    >
      {formatMessage(isAdding ? addToCartMessages.adding : label)}
    </Button>
  );
}
