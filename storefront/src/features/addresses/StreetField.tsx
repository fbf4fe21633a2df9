import type { AddressSuggestion } from '@manifold/domain/address-check/contract';
import { type KeyboardEvent, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { classNames } from '../../ui/class-names.js';
import { TextField, type TextFieldProps } from '../../ui/TextField.js';
import type { AddressFormControl } from './address-resolver.js';
import type { AddressForm } from './checkout-form.js';
import { suggestionMessages as messages } from './messages.js';
import { useAddressSuggestions } from './use-address-suggestions.js';

interface StreetFieldProps extends Omit<TextFieldProps, 'form'> {
  readonly address: AddressForm;
  readonly form: AddressFormControl;
  /** Called after a chosen address has filled the form. */
  readonly onFilled: () => void;
}

/** Named beside its suggestions, as its terms require. */
const SOURCE = 'Google Maps';

/** The street with suggestions below it: a combobox with a list. A chosen address fills street, number, postal code and town. */
export function StreetField({
  address: name,
  form,
  onFilled,
  className,
  onBlur,
  onChange,
  ...field
}: StreetFieldProps) {
  const { formatMessage } = useIntl();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const typed = useWatch({ control: form.control, name: `${name}.streetName` });
  const { suggestions, choose } = useAddressSuggestions(typed, isOpen);
  const [cursor, setCursor] = useState({ suggestions, at: -1 });
  // New suggestions are a new list, in which nothing is selected yet.
  const active = cursor.suggestions === suggestions ? cursor.at : -1;
  const hasList = suggestions.length > 0;

  const take = async ({ id }: AddressSuggestion) => {
    setOpen(false);
    const chosen = await choose(id);
    // Text that was typed meanwhile is newer than the choice.
    if (!chosen || form.getValues(`${name}.streetName`) !== typed) return;
    fillAddress(name, form, chosen);
    onFilled();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!hasList || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const selected = suggestions[active];
    if (step === undefined && event.key !== 'Escape' && !(event.key === 'Enter' && selected)) return;
    event.preventDefault();
    if (step !== undefined) {
      // Position 0 is the field itself, before the first suggestion.
      const count = suggestions.length + 1;
      setCursor({ suggestions, at: ((active + 1 + step + count) % count) - 1 });
    } else if (event.key === 'Enter' && selected) void take(selected);
    else setOpen(false);
  };
  return (
    <div className={classNames('relative', className)}>
      <TextField
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={hasList && active >= 0 ? optionId(listId, active) : undefined}
        onKeyDown={handleKey}
        onChange={(event) => {
          setOpen(true);
          void onChange?.(event);
        }}
        onBlur={(event) => {
          setOpen(false);
          void onBlur?.(event);
        }}
      />
      <p role="status" className="sr-only">
        {hasList ? formatMessage(messages.count, { count: suggestions.length }) : null}
      </p>
      {hasList ? (
        <SuggestionList id={listId} suggestions={suggestions} active={active} onTake={(one) => void take(one)} />
      ) : null}
    </div>
  );
}

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly AddressSuggestion[];
  /** The index of the suggestion that is selected by keyboard; -1 for none. */
  readonly active: number;
  readonly onTake: (suggestion: AddressSuggestion) => void;
}

function SuggestionList({ id, suggestions, active, onTake }: SuggestionListProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="absolute top-full left-0 z-30 mt-1 w-[min(26rem,calc(100vw-3rem))] rounded-card border border-hairline bg-surface p-1 shadow-lifted">
      <div id={id} role="listbox" tabIndex={-1} aria-label={formatMessage(messages.list)}>
        {suggestions.map((suggestion, index) => (
          <button
            key={suggestion.id}
            type="button"
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The focus stays in the field: its blur would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(suggestion)}
            className={classNames(
              'flex min-h-11 w-full flex-col justify-center rounded-control px-3 py-1.5 text-left text-sm hover:bg-sunken',
              index === active && 'bg-sunken outline-2 -outline-offset-2 outline-focus',
            )}
          >
            <span className="font-semibold">{suggestion.street}</span>
            <span className="text-xs text-ink-soft">{suggestion.town}</span>
          </button>
        ))}
      </div>
      <p translate="no" className="px-3 py-1 text-right text-xs text-ink-faint">
        {SOURCE}
      </p>
    </div>
  );
}

type Chosen = Readonly<Record<'streetName' | 'streetNumber' | 'postalCode' | 'city', string>>;

/** Fills the fields that a chosen address has, and focuses the number if it has none. */
function fillAddress(name: AddressForm, form: AddressFormControl, chosen: Chosen): void {
  for (const [key, text] of Object.entries(chosen)) {
    const path = `${name}.${key as keyof Chosen}` as const;
    if (text) form.setValue(path, text, { shouldDirty: true, shouldValidate: true });
  }
  if (!chosen.streetNumber) form.setFocus(`${name}.streetNumber`);
}
