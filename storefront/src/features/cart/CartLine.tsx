import type { LineItem } from '@manifold/domain/cart/contract';
import { isVirtualSku } from '@manifold/domain/quantity/allowed-quantity';
import { useIntl } from 'react-intl';
import { GiftMark } from '../../platform/gifts/GiftMark.js';
import { ShopLink } from '../../platform/links/ShopLink.js';
import { useMoney } from '../../platform/money/use-money.js';
import { useObservable } from '../../platform/observable/observable.js';
import { useShop } from '../../platform/shop/shop.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { classNames } from '../../ui/class-names.js';
import { DeliveryEstimate } from '../../ui/DeliveryEstimate.js';
import { Icon } from '../../ui/Icon.js';
import { Picture } from '../../ui/Picture.js';
import { QuantityField } from '../../ui/QuantityField.js';
import { LineSavings } from '../../platform/savings/LineSavings.js';
import { LinePrice } from './LinePrice.js';
import { lineWarning } from './line-warning.js';
import { cartMessages as messages } from './messages.js';
import { type CartLineControl, useCartLine } from './use-cart-line.js';

const PICTURE = 112;

export interface CartLineProps {
  readonly line: LineItem;
  /** Working days until the product arrives; null if unknown. */
  readonly deliveryDays: number | null;
  readonly onRemove: () => void;
  /** In the drawer: a smaller picture. */
  readonly isCompact?: boolean;
}

/** One product of the cart with its quantity, its price and a button that removes it. */
export function CartLine({ line, deliveryDays, onRemove, isCompact = false }: CartLineProps) {
  const { formatMessage } = useIntl();
  const formatAmount = useMoney();
  const control = useCartLine(line);
  const { name, path, image, totalPrice } = line;
  return (
    <li className="flex flex-wrap gap-4 py-5">
      <Picture
        src={image ?? undefined}
        alt=""
        size={PICTURE}
        className={classNames('shrink-0 rounded-control bg-ground p-1.5', isCompact ? 'size-18' : 'size-20 sm:size-28')}
      />
      <div className="flex min-w-0 flex-1 basis-36 flex-col gap-2">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <ShopLink to={path} className="product-name line-clamp-2 text-sm font-semibold hover:underline">
              {name}
            </ShopLink>
            {isCompact ? <JustAdded sku={line.sku} /> : null}
            <GiftMark line={line} />
            <LinePrice price={line.price} />
            <LineSavings savings={line.savings} />
            {isVirtualSku(line.sku) || lineWarning(control)?.isUnderstocked ? null : (
              <DeliveryEstimate size="xs" workingDays={deliveryDays} />
            )}
          </div>
          <button
            type="button"
            onClick={onRemove}
            aria-label={formatMessage(messages.remove, { name })}
            className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <Icon name="trash" />
          </button>
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
          <LineQuantity line={line} control={control} />
          <strong
            className={classNames('tabular text-md font-bold transition-opacity', control.isPending && 'opacity-40')}
          >
            {formatAmount(totalPrice)}
          </strong>
        </div>
        <Warning control={control} />
      </div>
    </li>
  );
}

/** Changes the quantity. That of a gift is fixed, because its discount decides about it. */
function LineQuantity({ line: { name, isGift = false, quantity, price }, control }: LineQuantityProps) {
  const { formatMessage } = useIntl();
  const formatAmount = useMoney();
  const { maximumQuantityPerProduct } = useStoreConfig().limits;
  if (isGift) {
    const pieces = formatMessage(messages.pieces, { quantity, price: formatAmount(price.value) });
    return <span className="tabular text-sm text-ink-soft">{pieces}</span>;
  }
  return (
    <QuantityField
      isSmall
      value={control.quantity}
      onChange={control.change}
      onLimit={control.showLimit}
      stock={control.stock}
      maximum={maximumQuantityPerProduct}
      labels={{
        field: formatMessage(messages.quantity, { name }),
        more: formatMessage(messages.more, { name }),
        less: formatMessage(messages.less, { name }),
      }}
    />
  );
}

interface LineQuantityProps {
  readonly line: LineItem;
  readonly control: CartLineControl;
}

/** Confirms on the line itself that its product was just added. Screen readers get it from the live region. */
function JustAdded({ sku }: { readonly sku: string }) {
  const { formatMessage } = useIntl();
  const notices = useObservable(useShop().notices.all);
  if (!notices.some((notice) => notice.sku === sku)) return null;
  return (
    <p aria-hidden="true" className="mt-0.5 flex items-center gap-1 text-xs font-semibold text-ok">
      <Icon name="check" className="size-4" />
      {formatMessage(messages.justAdded)}
    </p>
  );
}

/** Warns that the quantity reached a limit, or that the cart contains more than is in stock. */
function Warning({ control }: { readonly control: CartLineControl }) {
  const { formatMessage } = useIntl();
  const warning = lineWarning(control);
  return (
    <p
      role="status"
      className={classNames(
        'flex items-center gap-1.5 text-xs font-medium',
        warning?.isUnderstocked ? 'text-danger' : 'text-warn',
      )}
    >
      {warning ? (
        <>
          <Icon name="warning" className="size-4" />
          {formatMessage(messages[warning.message], { pieces: control.stock })}
        </>
      ) : null}
    </p>
  );
}
