import type { SearchFacets } from '@manifold/domain/search/contract';
import { searchParameters, type SearchAddress } from '@manifold/domain/search/search-address';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { searchOf, type ListingQuery } from '../../features/listing/query/listing-query.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { CHIP_CLASSES } from '../../ui/chip-classes.js';
import { searchMessages } from './messages.js';

export interface CategoryChipsProps {
  readonly address: SearchAddress;
  readonly query: ListingQuery;
  readonly categories: SearchFacets['categories'];
}

/** The categories of the results, one of which can be selected; renders nothing if there is only one. */
export function CategoryChips({ address, query, categories }: CategoryChipsProps) {
  const { formatMessage, formatNumber } = useIntl();
  if (categories.length < 2 && address.categoryId === null) return null;
  const chip = (categoryId: string | null, content: ReactNode) => (
    <CategoryLink address={{ ...address, categoryId }} query={query} isChosen={address.categoryId === categoryId}>
      {content}
    </CategoryLink>
  );
  return (
    <nav aria-label={formatMessage(searchMessages.subcategories)} className="mt-4 lg:mt-5">
      <ul className="scroll-row -mx-4 gap-2 px-4 lg:mx-0 lg:flex-wrap lg:px-0">
        <li className="shrink-0">{chip(null, formatMessage(searchMessages.inAll))}</li>
        {categories.map(({ id, name, count }) => (
          <li key={id} className="shrink-0">
            {chip(
              id,
              <>
                {name}
                <span className="tabular ml-2 text-xs font-normal opacity-75">{formatNumber(count)}</span>
              </>,
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CategoryLinkProps {
  readonly address: SearchAddress;
  readonly query: ListingQuery;
  readonly isChosen: boolean;
  readonly children: ReactNode;
}

/** Links to the results of a category: same filters, first page. */
function CategoryLink({ address, query, isChosen, children }: CategoryLinkProps) {
  const { limits } = useStoreConfig();
  const search = { ...Object.fromEntries(searchParameters(address)), ...searchOf({ ...query, page: 1 }, limits) };
  return (
    <Link
      to="."
      search={search}
      activeProps={{}}
      resetScroll={false}
      aria-current={isChosen ? 'true' : undefined}
      className={`${CHIP_CLASSES} aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground`}
    >
      {children}
    </Link>
  );
}
