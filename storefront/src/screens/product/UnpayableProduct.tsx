import type { Product } from '@manifold/domain/catalogue/contract';
import { UnpayableNotice } from '../../platform/payment/UnpayableNotice.js';
import { useUnpayableProduct } from '../../platform/payment/use-unpayable.js';

/** Says why no method can pay for a product; nothing if one can. */
export function UnpayableProduct({ product }: { readonly product: Product }) {
  const methods = useUnpayableProduct(product);
  if (!methods) return null;
  return (
    <div className="mt-5">
      <UnpayableNotice of="product" methods={methods} />
    </div>
  );
}
