import type { ListingFacets } from '@manifold/domain/catalogue/contract';
import { LISTING_TAGS } from '@manifold/domain/catalogue/listing-filters';
import type { ListingQuery } from '../listing-query.js';

/** One value of a filter: what ticking it leaves, and whether it is ticked. */
export interface Choice {
  readonly value: string;
  readonly count: number;
  readonly isChosen: boolean;
}

/** The tags to choose from. One that is ticked stays, also where nothing carries it: it must be possible to untick it. */
export function tagChoices({ tags }: ListingFacets, query: ListingQuery): Choice[] {
  return LISTING_TAGS.map((tag) => ({
    value: tag,
    count: tags.find((facet) => facet.tag === tag)?.count ?? 0,
    isChosen: query.tags.includes(tag),
  })).filter(({ count, isChosen }) => count > 0 || isChosen);
}

/** The brands to choose from, the ticked ones among them; none where the list has one brand only. */
export function brandChoices({ brands }: ListingFacets, query: ListingQuery): Choice[] {
  const unknown = query.brands.filter((slug) => !brands.some((brand) => brand.slug === slug));
  const choices = [...brands, ...unknown.map((slug) => ({ slug, count: 0 }))].map(({ slug, count }) => ({
    value: slug,
    count,
    isChosen: query.brands.includes(slug),
  }));
  return choices.length > 1 || choices.some(({ isChosen }) => isChosen) ? choices : [];
}
