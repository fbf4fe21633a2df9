import type { ListingFacets } from '@manifold/domain/catalogue/contract';
import { LISTING_TAGS } from '@manifold/domain/catalogue/listing-filters';
import { useIntl } from 'react-intl';
import { campaignNames } from '../../../platform/campaigns/names.js';
import { useStoreMoney } from '../../../platform/money/use-money.js';
import { tagNames } from '../../../platform/tags/names.js';
import { listingMessages } from './listing-messages.js';
import type { ActiveFilter } from './active-filters.js';

const CENTS = 100;

/** Returns a function that gives the label of a filter: `Bestseller`, `Royal Catering`, `from €100`. */
export function useFilterName({ brands }: ListingFacets): (filter: Pick<ActiveFilter, 'name' | 'value'>) => string {
  const { formatMessage } = useIntl();
  const formatAmount = useStoreMoney();
  return ({ name, value }) => {
    if (name === 'brand') return brands.find(({ slug }) => slug === value)?.name ?? value;
    if (name === 'onStock') return formatMessage(listingMessages.onStock);
    if (name === 'campaign') return campaignNames[value] ? formatMessage(campaignNames[value]) : value;
    if (name !== 'tags') return formatMessage(listingMessages[name], { amount: formatAmount(Number(value) * CENTS) });
    const tag = LISTING_TAGS.find((candidate) => candidate === value);
    return tag ? formatMessage(tagNames[tag]) : value;
  };
}
