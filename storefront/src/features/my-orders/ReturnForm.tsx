import type { MyOrder } from '@manifold/domain/my-orders/contract';
import { RETURN_REASONS } from '@manifold/domain/my-orders/returns';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.js';
import { CONTROL_CLASSES } from '../../ui/control-classes.js';
import { Field } from '../../ui/Field.js';
import { FormProblem } from '../../ui/FormProblem.js';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.js';
import { returnMessages as messages } from './messages.js';
import { useReturn } from './use-return.js';

const NOTE_LENGTH = 1000;
const NOTE_ROWS = 3;

export interface ReturnFormProps {
  readonly order: MyOrder;
  readonly returnable: NonNullable<MyOrder['returnable']>;
  readonly onSent: (order: MyOrder) => void;
  readonly onChanged: (order: MyOrder) => void;
  readonly onCancel: () => void;
}

/** The form that announces a return: pieces, reason and a note. */
export function ReturnForm({ order, returnable, onSent, onChanged, onCancel }: ReturnFormProps) {
  const { formatMessage } = useIntl();
  const { draft, change, isBusy, problem, submit } = useReturn(order, { onSent, onChanged });
  const legend = useId();
  const form = useRef<HTMLFormElement>(null);
  // The form replaces the button that was pressed. When it is sent or closed, the focus goes to the section's heading.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useFocusAfterRemoval(form, 'section', 'h2');
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="space-y-5">
      <FormProblem>{problem}</FormProblem>
      <div role="group" aria-labelledby={legend} className="space-y-3">
        <p id={legend} className="text-sm font-semibold">
          {formatMessage(messages.which)}
        </p>
        {returnable.items.map(({ lineItemId, quantity }) => (
          <PiecesField
            key={lineItemId}
            name={order.lineItems.find(({ id }) => id === lineItemId)?.name ?? lineItemId}
            maximum={quantity}
            value={draft.pieces[lineItemId] ?? 0}
            onChange={(pieces) => change({ pieces: { ...draft.pieces, [lineItemId]: pieces } })}
          />
        ))}
      </div>
      <Field label={formatMessage(messages.why)}>
        {(ids) => (
          <select
            {...ids}
            value={draft.reason}
            onChange={({ target }) => {
              const reason = RETURN_REASONS.find((known) => known === target.value);
              if (reason) change({ reason });
            }}
            className={CONTROL_CLASSES}
          >
            {RETURN_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {formatMessage(messages[reason])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={formatMessage(messages.note)} optional={formatMessage(messages.optional)}>
        {(ids) => (
          <textarea
            {...ids}
            rows={NOTE_ROWS}
            maxLength={NOTE_LENGTH}
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
            className={CONTROL_CLASSES}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {formatMessage(messages.send)}
        </Button>
        <Button variant="quinary" onClick={onCancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </p>
    </form>
  );
}

interface PiecesFieldProps {
  readonly name: string;
  readonly maximum: number;
  readonly value: number;
  readonly onChange: (pieces: number) => void;
}

/** How many pieces of a product come back: none to all. */
function PiecesField({ name, maximum, value, onChange }: PiecesFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <label className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <span className="min-w-0 flex-1 basis-48">{formatMessage(messages.quantity, { name })}</span>
      <span className="flex items-center gap-2">
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={maximum}
          value={String(value)}
          onChange={({ target }) => onChange(Math.min(maximum, Math.max(0, Number.parseInt(target.value, 10) || 0)))}
          className={`${CONTROL_CLASSES} tabular w-20`}
        />
        <span aria-hidden="true" className="tabular whitespace-nowrap text-ink-soft">
          {'/'} {maximum}
        </span>
      </span>
    </label>
  );
}
