import type { ListingFacets } from '@manifold/domain/catalogue/contract';
import { MAXIMUM_FILTER_PRICE } from '@manifold/domain/catalogue/listing-filters';
import { useIntl } from 'react-intl';
import { useStoreConfig } from '../../../platform/store/use-store-config.js';
import { buttonClasses } from '../../../ui/button-classes.js';
import { CONTROL_CLASSES } from '../../../ui/control-classes.js';
import type { ListingQuery } from '../query/listing-query.js';
import { listingMessages } from '../query/listing-messages.js';
import { FORM_ID } from '../query/listing-context.js';

export interface PriceRangeProps {
  readonly query: ListingQuery;
  /** Lowest and highest price of the listing, in whole units. */
  readonly bounds: ListingFacets['price'];
}

/** Lowest and highest price to show, in whole units of the store's currency. Empty fields show the bounds as placeholders. */
export function PriceRange({ query, bounds }: PriceRangeProps) {
  const { formatMessage } = useIntl();
  const { currencyCode } = useStoreConfig();
  const { priceFrom, priceTo } = query;
  if (!bounds && priceFrom === null && priceTo === null) return null;
  const title = formatMessage(listingMessages.price, { currency: currencyCode });
  const field = (name: 'priceFrom' | 'priceTo', label: string, empty: number | undefined) => (
    <label className="min-w-0 flex-1">
      <span className="mb-1 block text-xs text-ink-soft">{label}</span>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        form={FORM_ID}
        min={0}
        max={MAXIMUM_FILTER_PRICE}
        step={1}
        key={query[name]}
        defaultValue={query[name] ?? undefined}
        placeholder={empty === undefined ? undefined : String(empty)}
        className={`${CONTROL_CLASSES} tabular`}
      />
    </label>
  );
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-bold">{title}</legend>
      <div className="flex items-end gap-2">
        {field('priceFrom', formatMessage(listingMessages.from), bounds?.from)}
        {field('priceTo', formatMessage(listingMessages.to), bounds?.to)}
      </div>
      <button
        type="submit"
        form={FORM_ID}
        className={buttonClasses({ variant: 'tertiary', size: 'sm', isWide: true, className: 'mt-2 max-lg:hidden' })}
      >
        {formatMessage(listingMessages.apply)}
      </button>
    </fieldset>
  );
}
