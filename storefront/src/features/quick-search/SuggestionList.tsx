import { useEffect } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { classNames } from '../../ui/class-names.js';
import { defineMessages } from '../../ui/define-messages.js';
import { SuggestedOption } from './SuggestedOption.js';
import type { SuggestionOption } from './suggestion-options.js';
import type { SuggestionState } from './suggestion-source.js';

const messages = defineMessages({
  list: { id: 'search.suggestions', defaultMessage: 'Suggestions' },
  count: { id: 'search.suggestion-count', defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}' },
  categories: { id: 'shell.categories', defaultMessage: 'Categories' },
  brands: { id: 'search.brands', defaultMessage: 'Brands' },
  products: { id: 'search.products', defaultMessage: 'Products' },
  none: { id: 'search.none', defaultMessage: 'No results' },
  failed: {
    id: 'search.failed',
    defaultMessage: 'There are no suggestions right now. Press Enter to search anyway.',
  },
});

export const SUGGESTIONS_ID = 'suggestions';
export const optionId = (index: number): string => `suggestion-${index}`;

export interface SuggestionListProps {
  readonly options: readonly SuggestionOption[];
  /** The index of the option that is selected by keyboard; -1 for none. */
  readonly active: number;
  readonly state: SuggestionState;
  readonly onChoose: (option: SuggestionOption, form: HTMLFormElement | null) => void;
}

const GROUPS: readonly { readonly kind: SuggestionOption['kind']; readonly title: MessageDescriptor | null }[] = [
  { kind: 'category', title: messages.categories },
  { kind: 'brand', title: messages.brands },
  { kind: 'product', title: messages.products },
  { kind: 'all', title: null },
];

const PANEL =
  'search-list bg-surface max-lg:mt-3 max-lg:pr-2 lg:absolute lg:inset-x-0 lg:top-full lg:z-30 lg:mt-2 lg:max-h-[75dvh] lg:overflow-y-auto ' +
  'lg:overscroll-contain lg:rounded-card lg:border lg:border-hairline lg:p-4 lg:shadow-lifted';

/** Returns the number of suggestions, that there are none, or that they failed to load; null while they load. */
function useAnnouncement(state: SuggestionState, count: number): string | null {
  const { formatMessage } = useIntl();
  if (state.status === 'failed') return formatMessage(messages.failed);
  if (!('found' in state) || !state.found) return null;
  return count > 0 ? formatMessage(messages.count, { count }) : formatMessage(messages.none);
}

/** The suggestions, or why there are none. The announcement is for screen readers, and visible if there is no list. */
export function SuggestionList({ options, active, state, onChoose }: SuggestionListProps) {
  const { formatMessage } = useIntl();
  const announcement = useAnnouncement(state, options.length);
  const hasOptions = options.length > 0;
  // The focus stays in the field, so the selected option must be scrolled into view by script.
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={announcement === null ? undefined : PANEL}>
      <p role="status" className={hasOptions ? 'sr-only' : 'text-sm text-ink-soft'}>
        {announcement}
      </p>
      {hasOptions ? (
        <div
          id={SUGGESTIONS_ID}
          role="listbox"
          tabIndex={-1}
          aria-label={formatMessage(messages.list)}
          aria-busy={state.status === 'loading' || undefined}
          className="space-y-4 outline-none"
        >
          {GROUPS.map(({ kind, title }) => (
            <Group key={kind} kind={kind} title={title} options={options} active={active} onChoose={onChoose} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

interface GroupProps extends Pick<SuggestionListProps, 'options' | 'active' | 'onChoose'> {
  readonly kind: SuggestionOption['kind'];
  readonly title: MessageDescriptor | null;
}

/** Options of one kind under their heading. */
function Group({ kind, title, options, active, onChoose }: GroupProps) {
  const { formatMessage } = useIntl();
  const members = options.flatMap((option, index) => (option.kind === kind ? [{ option, index }] : []));
  if (members.length === 0) return null;
  const isRow = kind === 'category' || kind === 'brand';
  return (
    <div role="group" aria-label={title ? formatMessage(title) : undefined}>
      {title ? (
        <p aria-hidden="true" className="mb-1.5 text-xs font-semibold text-ink-soft">
          {formatMessage(title)}
        </p>
      ) : null}
      <div role="presentation" className={classNames(isRow && 'flex flex-wrap gap-2')}>
        {members.map(({ option, index }) => (
          <SuggestedOption
            key={index}
            id={optionId(index)}
            option={option}
            isActive={index === active}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}
