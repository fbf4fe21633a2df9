import type { SuggestedProduct } from '@manifold/domain/search/contract';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { shopPlace } from '../../platform/links/shop-place.js';
import { Icon } from '../../ui/Icon.js';
import { Picture } from '../../ui/Picture.js';
import { PriceTag } from '../../ui/PriceTag.js';
import { defineMessages } from '../../ui/define-messages.js';
import type { SuggestionOption } from './suggestion-options.js';

const messages = defineMessages({ all: { id: 'search.all', defaultMessage: 'See all results' } });

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border border-hairline-strong px-4 text-sm font-semibold lg:min-h-10 ' +
  'hover:border-ink aria-selected:border-ink aria-selected:bg-ink aria-selected:text-ground';
const ROW =
  '-mx-2 flex min-h-14 items-center gap-3 rounded-control p-2 hover:bg-sunken aria-selected:bg-sunken ' +
  'aria-selected:outline-2 aria-selected:outline-focus';
const PICTURE = 48;

export interface SuggestedOptionProps {
  readonly id: string;
  readonly option: SuggestionOption;
  readonly isActive: boolean;
  readonly onChoose: (option: SuggestionOption, form: HTMLFormElement | null) => void;
}

/** One suggestion: a listbox option for the keyboard, while focus stays in the search field; a link for pointers. */
export function SuggestedOption({ id, option, isActive, onChoose }: SuggestedOptionProps) {
  const choose = ({ currentTarget }: MouseEvent) => onChoose(option, currentTarget.closest('form'));
  const shared = { id, role: 'option', 'aria-selected': isActive, tabIndex: -1, onClick: choose } as const;
  switch (option.kind) {
    case 'category':
      return (
        <Link {...shopPlace(option.path)} {...shared} className={CHIP}>
          {option.name}
        </Link>
      );
    case 'brand':
      return (
        <Link
          {...(option.path === null ? { to: '/search', search: { brand: option.slug } } : shopPlace(option.path))}
          {...shared}
          className={CHIP}
        >
          {option.name}
        </Link>
      );
    case 'product':
      return (
        <Link {...shopPlace(option.product.path)} {...shared} className={ROW}>
          <ProductRow product={option.product} />
        </Link>
      );
    case 'all':
      return (
        <Link to="/search" search={{ query: option.text }} {...shared} className={ROW}>
          <AllResults total={option.total} />
        </Link>
      );
  }
}

function ProductRow({ product: { name, image, price } }: { readonly product: SuggestedProduct }) {
  return (
    <>
      <Picture src={image?.url} alt="" size={PICTURE} className="size-12 shrink-0 rounded-control bg-ground" />
      <span className="product-name line-clamp-2 min-w-0 flex-1 text-sm leading-snug">{name}</span>
      <PriceTag price={price} size="sm" />
    </>
  );
}

function AllResults({ total }: { readonly total: number }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <>
      <span className="flex-1 text-sm font-semibold">{formatMessage(messages.all)}</span>
      <span className="tabular text-sm text-ink-soft">{formatNumber(total)}</span>
      <Icon name="arrow" />
    </>
  );
}
