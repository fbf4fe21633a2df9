import { useIntl } from 'react-intl';
import type { Choice } from './choices.js';
import { FORM_ID } from '../query/listing-context.js';

export interface FilterGroupProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly nameOf: (choice: Choice) => string;
}

/** Checkboxes for the values of one filter; renders nothing if there are none. */
export function FilterGroup({ title, choices, nameOf }: FilterGroupProps) {
  const { formatNumber } = useIntl();
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-bold">{title}</legend>
      <ul>
        {choices.map((choice) => (
          <li key={choice.value + String(choice.isChosen)}>
            <label className="-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 text-sm hover:bg-sunken lg:min-h-9">
              <input
                type="checkbox"
                name={choice.name}
                form={FORM_ID}
                value={choice.value}
                defaultChecked={choice.isChosen}
                className="size-5 shrink-0 accent-ink lg:size-4.5"
              />
              <span className="min-w-0 flex-1">{nameOf(choice)}</span>
              <span className="tabular text-xs text-ink-faint">{formatNumber(choice.count)}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
