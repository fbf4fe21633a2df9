import type { ListingFacets } from '@manifold/domain/catalogue/contract';
import { LISTING_TAGS } from '@manifold/domain/catalogue/listing-filters';
import { useIntl } from 'react-intl';
import { campaignNames } from '../../../platform/campaigns/names.js';
import { useStoreMoney } from '../../../platform/money/use-money.js';
import { tagNames } from '../../../platform/tags/names.js';
import { listingMessages } from './listing-messages.js';
import type { SetFilter } from './set-filters.js';

const CENTS = 100;

/** What a filter is called on its chip: `Bestseller`, `Royal Catering`, `from €100`. */
export function useFilterName({ brands }: ListingFacets): (filter: Pick<SetFilter, 'name' | 'value'>) => string {
  const { formatMessage } = useIntl();
  const write = useStoreMoney();
  return ({ name, value }) => {
    if (name === 'brand') return brands.find(({ slug }) => slug === value)?.name ?? value;
    if (name === 'onStock') return formatMessage(listingMessages.onStock);
    if (name === 'campaign') return campaignNames[value] ? formatMessage(campaignNames[value]) : value;
    if (name !== 'tags') return formatMessage(listingMessages[name], { amount: write(Number(value) * CENTS) });
    const tag = LISTING_TAGS.find((candidate) => candidate === value);
    return tag ? formatMessage(tagNames[tag]) : value;
  };
}
