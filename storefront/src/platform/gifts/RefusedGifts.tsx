import type { Cart } from '@manifold/domain/cart/contract';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/Icon.js';
import { giftMessages as messages } from './messages.js';

/** Names the gifts that the shopper removed, which the backend does not add again. */
export function RefusedGifts({ gifts }: { readonly gifts: Cart['refusedGifts'] }) {
  const { formatMessage } = useIntl();
  if (gifts.length === 0) return null;
  return (
    <ul className="space-y-1 border-t border-hairline py-4 text-sm text-ink-soft">
      {gifts.map(({ id, name }) => (
        <li key={id} className="flex items-start gap-2">
          <Icon name="tag" className="mt-0.5 size-4 shrink-0" />
          {formatMessage(messages.refusedGift, { name })}
        </li>
      ))}
    </ul>
  );
}
