import type { Price, ProductTag } from '@manifold/domain/catalogue/contract';
import { useIntl } from 'react-intl';
import { tagNames } from '../../platform/tags/names.js';
import { Badge, type BadgeTone } from '../../ui/Badge.js';
import { savingShare } from '../../ui/PriceTag.js';

const TONES: Record<ProductTag, BadgeTone> = {
  bware: 'warn',
  new: 'strong',
  bestseller: 'strong',
  topRated: 'neutral',
  'on-sale': 'saving',
};
const ORDER: readonly ProductTag[] = ['bware', 'new', 'bestseller', 'topRated'];

/** The badges on a product's picture: the saving, then the most important tag. */
export function ProductTags({ tags, price }: { readonly tags: readonly ProductTag[]; readonly price: Price }) {
  const { formatMessage, formatNumber } = useIntl();
  const share = savingShare(price);
  const tag = ORDER.find((candidate) => tags.includes(candidate));
  return (
    <>
      {share > 0 ? <Badge tone="saving">{formatNumber(-share, { style: 'percent' })}</Badge> : null}
      {tag ? <Badge tone={TONES[tag]}>{formatMessage(tagNames[tag])}</Badge> : null}
    </>
  );
}
