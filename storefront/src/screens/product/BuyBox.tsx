import type { Energy, Product } from '@manifold/domain/catalogue/contract';
import type { ComponentType, Ref } from 'react';
import { useIntl } from 'react-intl';
import { AddToCart } from '../../features/add-to-cart/AddToCart.js';
import type { AddToCartControl as AddToCartControl } from '../../features/add-to-cart/use-add-to-cart.js';
import { cachedOnServer } from '../../platform/cached-markup/CachedMarkup.js';
import { latePart } from '../../platform/chunks/LatePart.js';
import { useStoreMoney } from '../../platform/money/use-money.js';
import { useUnpayableProduct } from '../../platform/payment/use-unpayable.js';
import { productShippingFee } from '../../platform/shipping-cost/product-shipping-fee.js';
import { useStockLevel } from '../../platform/stock/use-stock.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { DeliveryEstimate } from '../../ui/DeliveryEstimate.js';
import { Icon, type IconName } from '../../ui/Icon.js';
import { priceMessages, PriceTag } from '../../ui/PriceTag.js';
import { ProductRating } from '../../ui/ProductRating.js';
import { StockBadge } from '../../ui/StockBadge.js';
import { productMessages } from './messages.js';

/** Below the button. The placeholder reserves its space on pages that the browser renders. */
const VolumePrices = latePart(
  async () => (await import('../../features/volume-prices/VolumePrices.js')).VolumePrices,
  <div className="h-36" />,
);

/** Most products can be paid for, so the code of the notice loads only for the others. */
const UnpayableProduct = latePart(
  async () => (await import('../../platform/payment/UnpayableNotice.js')).UnpayableProduct,
  null,
);

export interface BuyBoxProps {
  readonly product: Product;
  readonly control: AddToCartControl;
  /** The element with the button; the floating bar appears when it leaves the screen. */
  readonly buttonRef: Ref<HTMLDivElement>;
}

/** Name, price, stock, delivery and the button that adds to the cart. */
export function BuyBox({ product, control, buttonRef }: BuyBoxProps) {
  const isUnpayable = useUnpayableProduct(product) !== undefined;
  return (
    <div className="buy-box lg:rounded-card lg:border lg:border-hairline lg:bg-surface lg:p-7">
      <ProductTitle product={product} />
      <div className="mt-5">
        <ProductPrice product={product} />
        {product.energy ? <EnergyClass energy={product.energy} /> : null}
      </div>
      <Availability product={product} />
      <div className="mt-5">
        <AddToCart control={control} ref={buttonRef} />
      </div>
      {isUnpayable ? <UnpayableProduct product={product} /> : null}
      {product.volumeDiscounts.length > 0 ? <VolumePrices product={product} quantity={control.quantity} /> : null}
      <Pledges product={product} />
    </div>
  );
}

interface ProductProps {
  readonly product: Product;
}

function UncachedTitle({ product: { name, brand, sku, rating } }: ProductProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      {brand ? <p className="text-sm font-semibold text-ink-soft">{brand}</p> : null}
      <h1 className="product-name mt-1 text-xl leading-tight font-extrabold tracking-tight">{name}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-faint">
        {rating ? (
          <a href="#reviews" className="py-1 underline-offset-4 hover:underline">
            <ProductRating rating={rating} isLong />
          </a>
        ) : null}
        <p className="tabular">{formatMessage(productMessages.sku, { sku })}</p>
      </div>
    </>
  );
}

function UncachedPrice({ product }: ProductProps) {
  return (
    <>
      <PriceTag price={product.price} size="lg" />
      <PriceNote product={product} />
    </>
  );
}

/** The server does not know the stock, so it renders the same for everybody. */
function UncachedAvailability({ product: { sku, price, deliveryDays } }: ProductProps) {
  const stock = useStockLevel(sku, price);
  return (
    <div className="mt-5 space-y-1.5">
      <StockBadge stock={stock} size="sm" />
      {deliveryDays === null || stock?.level === 'out-of-stock' ? null : (
        <DeliveryEstimate workingDays={deliveryDays} />
      )}
    </div>
  );
}

function UncachedPledges({ product }: ProductProps) {
  const { formatMessage } = useIntl();
  const { returnDays, guaranteeYears } = useStoreConfig().consumerRights;
  return (
    <ul className="mt-6 space-y-2 border-t border-hairline pt-5 text-sm">
      {product.isFreight ? <Pledge icon="box">{formatMessage(productMessages.freight)}</Pledge> : null}
      <Pledge icon="return">{formatMessage(productMessages.returns, { days: returnDays })}</Pledge>
      <Pledge icon="shield">{formatMessage(productMessages.guarantee, { years: guaranteeYears })}</Pledge>
    </ul>
  );
}

/** Caches a part of the buy box that depends on the product alone. */
const cachedByProduct = (Component: ComponentType<ProductProps>, name: string): ComponentType<ProductProps> =>
  import.meta.env.SSR
    ? cachedOnServer(Component, { ownerOf: ({ product }) => product, variantOf: () => name })
    : Component;

const ProductTitle = cachedByProduct(UncachedTitle, 'buy box title');
const ProductPrice = cachedByProduct(UncachedPrice, 'buy box price');
const Availability = cachedByProduct(UncachedAvailability, 'buy box availability');
const Pledges = cachedByProduct(UncachedPledges, 'buy box pledges');

/** States the VAT that the price includes and the shipping fee. */
function PriceNote({ product }: { readonly product: Product }) {
  const { formatMessage } = useIntl();
  const { shippingCost, taxRate } = useStoreConfig();
  const formatAmount = useStoreMoney();
  const fee = productShippingFee(product, shippingCost);
  return (
    <p className="tabular mt-1.5 text-xs text-ink-soft">
      {formatMessage(priceMessages.taxIncluded, { rate: taxRate })}
      <span aria-hidden="true" className="before:mx-1.5 before:content-['·']" />
      {fee === 0
        ? formatMessage(productMessages.shippingFree)
        : formatMessage(productMessages.shippingFee, { amount: formatAmount(fee) })}
    </p>
  );
}

/** The energy class, linked to the energy label; the law requires it near the price. */
function EnergyClass({ energy }: { readonly energy: Energy }) {
  const { formatMessage } = useIntl();
  const name = `${formatMessage(productMessages.energyClass)} ${energy.class}`;
  return (
    <p className="mt-3 flex items-center gap-4 text-sm">
      <a href={energy.labelUrl}>
        <img src={energy.iconUrl} alt={name} width={56} height={28} />
      </a>
      <a href={energy.ficheUrl} className={buttonClasses({ variant: 'link' })}>
        {formatMessage(productMessages.productSheet)}
      </a>
    </p>
  );
}

function Pledge({ icon, children }: { readonly icon: IconName; readonly children: string }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon name={icon} className="text-ink-soft" />
      {children}
    </li>
  );
}
