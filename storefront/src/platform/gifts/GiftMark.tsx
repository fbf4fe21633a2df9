import type { LineItem } from '@manifold/domain/cart/contract';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/Icon.js';
import { giftMessages as messages } from './messages.js';

/** Marks a line that a discount added for nothing; renders nothing for other lines. */
export function GiftMark({ line: { isGift = false } }: { readonly line: Pick<LineItem, 'isGift'> }) {
  const { formatMessage } = useIntl();
  if (!isGift) return null;
  return (
    <p className="mt-0.5 flex items-center gap-1 text-xs font-semibold text-ok">
      <Icon name="tag" className="size-4" />
      {formatMessage(messages.gift)}
    </p>
  );
}
