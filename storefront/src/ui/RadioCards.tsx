import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.js';

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Text below the label. */
  readonly description?: ReactNode;
  /** Content at the end of the line, for example a price. */
  readonly aside?: ReactNode;
  readonly isDisabled?: boolean;
  /** Content below the card while it is chosen, for example a form. It has the card's lower corners. */
  readonly content?: ReactNode;
}

export interface RadioCardsProps<Value extends string> {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly name: string;
  readonly cards: readonly RadioCard<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Side by side from tablet width. */
  readonly isRow?: boolean;
}

const CARD =
  'relative flex min-w-0 cursor-pointer flex-wrap items-start gap-x-3 gap-y-1 rounded-card border border-hairline-strong bg-surface p-4 transition-colors ' +
  'hover:border-ink has-checked:border-accent has-checked:bg-accent-tint has-checked:ring-1 has-checked:ring-accent ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'has-disabled:cursor-not-allowed has-disabled:border-hairline has-disabled:bg-sunken';

/** A radio group whose options are cards with a description. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, isLegendHidden = false, name, cards, value, onChange, isRow = false } = props;
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{legend}</legend>
      <div className={classNames('grid gap-3', isRow && 'md:grid-flow-col md:auto-cols-fr')}>
        {cards.map((card) => (
          <div key={card.value} className="min-w-0">
            <label
              htmlFor={`${id}-${card.value}`}
              className={classNames(CARD, card.content ? 'has-checked:rounded-b-none' : 'h-full')}
            >
              <input
                id={`${id}-${card.value}`}
                type="radio"
                name={name}
                value={card.value}
                checked={value === card.value}
                disabled={card.isDisabled}
                onChange={() => onChange(card.value)}
                className="mt-0.5 size-5 shrink-0 cursor-pointer accent-accent outline-none"
              />
              <span className="min-w-0 flex-1 basis-[150px] text-sm font-semibold">{card.label}</span>
              {card.aside ? (
                <span className="tabular ml-auto text-sm font-semibold whitespace-nowrap">{card.aside}</span>
              ) : null}
              {card.description ? (
                <span className="basis-full pl-8 text-sm text-ink-soft">{card.description}</span>
              ) : null}
            </label>
            {value === card.value ? card.content : null}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
