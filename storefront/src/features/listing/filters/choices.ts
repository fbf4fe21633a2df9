import type { ListingFacets } from '@manifold/domain/catalogue/contract';
import { LISTING_TAGS, type FilterParameter } from '@manifold/domain/catalogue/listing-filters';
import { campaignNames } from '../../../platform/campaigns/names.js';
import type { ListingQuery } from '../query/listing-query.js';

/** One value of a filter: the address's parameter, what ticking it leaves, and whether it is ticked. */
export interface Choice {
  readonly name: FilterParameter;
  readonly value: string;
  readonly count: number;
  readonly isChosen: boolean;
}

/** One that is ticked stays, also where nothing is left of it: it must be possible to untick it. */
const isOffered = ({ count, isChosen }: Choice): boolean => count > 0 || isChosen;

/** Whether to show only what is on stock. None where nothing is, or where nobody knows. */
export function stockChoices({ onStock }: ListingFacets, query: ListingQuery): Choice[] {
  return [{ name: 'onStock' as const, value: 'true', count: onStock ?? 0, isChosen: query.onStock }].filter(isOffered);
}

/** The campaigns that run and have words, and the tags. */
export function offerChoices({ tags, campaigns }: ListingFacets, query: ListingQuery): Choice[] {
  const named = new Set([...campaigns.map(({ name }) => name), ...query.campaigns]);
  const ofCampaigns = [...named].map((value) => ({
    name: 'campaign' as const,
    value,
    count: campaigns.find(({ name }) => name === value)?.count ?? 0,
    isChosen: query.campaigns.includes(value),
  }));
  const ofTags = LISTING_TAGS.map((tag) => ({
    name: 'tags' as const,
    value: tag,
    count: tags.find((facet) => facet.tag === tag)?.count ?? 0,
    isChosen: query.tags.includes(tag),
  }));
  const worded = ofCampaigns.filter(({ value, isChosen }) => value in campaignNames || isChosen);
  return [...worded, ...ofTags].filter(isOffered);
}

/** The brands to choose from, the ticked ones among them; none where the list has one brand only. */
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
