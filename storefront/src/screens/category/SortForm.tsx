import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { Select } from '../../ui/Select.js';
import { LISTING_SORTS, searchOf, type ListingQuery } from './listing-query.js';
import { categoryMessages } from './messages.js';

/** The order of a listing. A form that the browser can send by itself; with a script it goes at once. */
export function SortForm({ query }: { readonly query: ListingQuery }) {
  const { formatMessage } = useIntl();
  const { limits } = useStoreConfig();
  const navigate = useNavigate();
  const id = useId();
  const choose = (value: string) => {
    const sort = LISTING_SORTS.find((candidate) => candidate === value) ?? query.sort;
    void navigate({ to: '.', search: { ...searchOf({ ...query, sort, page: 1 }, limits) }, resetScroll: false });
  };
  return (
    <form method="get" className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-sm whitespace-nowrap text-ink-soft max-sm:sr-only">
        {formatMessage(categoryMessages.sort)}
      </label>
      <Select
        id={id}
        name="sort"
        defaultValue={query.sort}
        key={query.sort}
        onChange={(event) => choose(event.target.value)}
        options={LISTING_SORTS.map((sort) => ({ value: sort, label: formatMessage(categoryMessages[sort]) }))}
      />
      <noscript>
        <button type="submit" className={buttonClasses({ variant: 'tertiary', size: 'sm' })}>
          {formatMessage(categoryMessages.apply)}
        </button>
      </noscript>
    </form>
  );
}
