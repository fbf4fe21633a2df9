import type { ListingFacets } from '@manifold/domain/catalogue/contract';
import { LISTING_TAGS, type FilterParameter } from '@manifold/domain/catalogue/listing-filters';
import { campaignNames } from '../../../platform/campaigns/names.js';
import type { ListingQuery } from '../query/listing-query.js';

/** One value of a filter: its query parameter, the number of matching products, and whether it is selected. */
export interface Choice {
  readonly name: FilterParameter;
  readonly value: string;
  readonly count: number;
  readonly isChosen: boolean;
}

/** Returns whether a choice is shown. A selected one without products stays, so that it can be deselected. */
const isOffered = ({ count, isChosen }: Choice): boolean => count > 0 || isChosen;

/** Returns the choice to show only products in stock; none if nothing is in stock or the stock is unknown. */
export function stockChoices({ onStock }: ListingFacets, query: ListingQuery): Choice[] {
  return [{ name: 'onStock' as const, value: 'true', count: onStock ?? 0, isChosen: query.onStock }].filter(isOffered);
}

/** Returns the running campaigns that have a name, then the tags. */
export function offerChoices({ tags, campaigns }: ListingFacets, query: ListingQuery): Choice[] {
  const names = new Set([...campaigns.map(({ name }) => name), ...query.campaigns]);
  const campaignChoices = [...names].map((value) => ({
    name: 'campaign' as const,
    value,
    count: campaigns.find(({ name }) => name === value)?.count ?? 0,
    isChosen: query.campaigns.includes(value),
  }));
  const tagChoices = LISTING_TAGS.map((tag) => ({
    name: 'tags' as const,
    value: tag,
    count: tags.find((facet) => facet.tag === tag)?.count ?? 0,
    isChosen: query.tags.includes(tag),
  }));
  const withName = campaignChoices.filter(({ value, isChosen }) => value in campaignNames || isChosen);
  return [...withName, ...tagChoices].filter(isOffered);
}

/** Returns the brands, selected ones included; none if the listing has only one brand. */
export function brandChoices({ brands }: ListingFacets, query: ListingQuery): Choice[] {
  const unknown = query.brands.filter((slug) => !brands.some((brand) => brand.slug === slug));
  const choices = [...brands, ...unknown.map((slug) => ({ slug, count: 0 }))].map(({ slug, count }) => ({
    name: 'brand' as const,
    value: slug,
    count,
    isChosen: query.brands.includes(slug),
  }));
  return choices.length > 1 || choices.some(({ isChosen }) => isChosen) ? choices : [];
}
