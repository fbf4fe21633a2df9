import type { MethodRefusal } from '@manifold/domain/payment-methods/refusals';
import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { PhoneLink } from '../customer-care/PhoneLink.js';
import { useStoreConfig } from '../store/use-store-config.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { Icon } from '../../ui/Icon.js';
import { METHOD_NAMES } from './messages.js';
import { useRefusalText } from './use-refusal-text.js';
import { defineMessages } from '../../ui/define-messages.js';
import type { Product } from '@manifold/domain/catalogue/contract';
import { useUnpayableProduct } from './use-unpayable.js';

/** The advice if no method can pay. */
export const unpayableMessages = defineMessages({
  cart: {
    id: 'payment.none',
    defaultMessage: 'No payment method is available for this cart. Please change your cart or call us.',
  },
  toCart: { id: 'cart.to-cart', defaultMessage: 'Go to cart' },
  product: {
    id: 'payment.none-for-product',
    defaultMessage: 'No online payment method is available for this product. Please call us to order it.',
  },
});

export interface UnpayableNoticeProps {
  /** `checkout` adds a link to the cart, which can be changed there. */
  readonly subject: 'product' | 'cart' | 'checkout';
  readonly methods: readonly MethodRefusal[];
}

/** Explains why no payment method is available for a product or cart, and how to continue. Shown instead of an order button. */
export function UnpayableNotice({ subject, methods }: UnpayableNoticeProps) {
  const { formatMessage } = useIntl();
  const { openingHours } = useStoreConfig().customerCare;
  const refusalText = useRefusalText();
  const refused = methods.filter(({ refusal }) => refusal !== null && refusal.code !== 'not-enabled');
  return (
    <div role="status" className="space-y-3 rounded-card bg-warn-ground p-4 text-sm">
      <p className="flex items-start gap-2 font-semibold">
        <Icon name="warning" className="mt-0.5 shrink-0" />
        {formatMessage(subject === 'product' ? unpayableMessages.product : unpayableMessages.cart)}
      </p>
      {refused.length > 0 ? (
        <ul className="space-y-1">
          {refused.map((method) => (
            <li key={method.method}>
              <strong className="block font-semibold">{formatMessage(METHOD_NAMES[method.method])}</strong>
              {method.refusal ? refusalText(method.refusal) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="flex flex-wrap items-center gap-3">
        <PhoneLink className={buttonClasses({ variant: 'secondary' })} />
        {openingHours ? <span className="text-ink-soft">{openingHours}</span> : null}
        {subject === 'checkout' ? (
          <Link to="/checkout/cart" className={buttonClasses({ variant: 'tertiary' })}>
            {formatMessage(unpayableMessages.toCart)}
          </Link>
        ) : null}
      </p>
    </div>
  );
}

/** Explains why no payment method is available for a product; renders nothing if one is. */
export function UnpayableProduct({ product }: { readonly product: Product }) {
  const methods = useUnpayableProduct(product);
  if (!methods) return null;
  return (
    <div className="mt-5">
      <UnpayableNotice subject="product" methods={methods} />
    </div>
  );
}
