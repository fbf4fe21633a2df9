import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { valueToText, type Refusal } from '../shared/values/text-to-value.js';
import type { MatrixCell } from './block-edits.js';

/** The direction of the focus after a text is committed. */
export type FocusMove = 'down' | 'right' | 'left' | 'up' | 'all' | undefined;

export interface CellInputHandle {
  /** Commits the text because the focus moves elsewhere. */
  readonly leave: () => void;
}

interface CellInputProps {
  readonly ref: Ref<CellInputHandle>;
  readonly matrixCell: MatrixCell;
  /** The character that started editing; undefined to start with the current value. */
  readonly first: string | undefined;
  /** Commits a text, or returns why it is refused. */
  readonly onCommit: (text: string, move: FocusMove) => Refusal | undefined;
  readonly onCancel: () => void;
  readonly onRefused: (refusal: Refusal) => void;
}

function takeFocus(input: HTMLInputElement | HTMLSelectElement | null): void {
  input?.focus();
}

function focusMoveOf({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): { readonly to: FocusMove } | undefined {
  if (key === 'Enter' && (ctrlKey || metaKey)) return { to: 'all' };
  if (key === 'Enter') return { to: shiftKey ? 'up' : 'down' };
  return key === 'Tab' ? { to: shiftKey ? 'left' : 'right' } : undefined;
}

/** Edits a cell. Enter and Tab commit and move on, Ctrl+Enter fills all selected cells, Escape cancels. */
export function CellInput({ ref, matrixCell, first, onCommit, onCancel, onRefused }: CellInputProps) {
  const translate = useTranslate();
  const { setting, column, cell } = matrixCell;
  const current = valueToText(setting.field, cell.value, column.money);
  const [text, setText] = useState(first ?? current);
  const [isRefused, setRefused] = useState(false);
  const isDone = useRef(false);
  const commit = (move: FocusMove) => {
    if (isDone.current) return;
    isDone.current = true;
    const refusal = onCommit(text, move);
    if (!refusal) return;
    onRefused(refusal);
    if (move === undefined) return onCancel();
    isDone.current = false;
    setRefused(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const move = focusMoveOf(event);
    if (move) {
      event.preventDefault();
      commit(move.to);
    }
    if (event.key === 'Escape') {
      isDone.current = true;
      onCancel();
    }
  };
  useImperativeHandle(ref, () => ({ leave: () => commit(undefined) }));
  const shared = {
    ref: takeFocus,
    value: text,
    'aria-label': translate('console.matrix.input', { store: column.name, setting: setting.field.label }),
    'aria-invalid': isRefused,
    onKeyDown,
    onBlur: () => commit(undefined),
  };
  if (setting.field.kind === 'choice') {
    return (
      <select {...shared} onChange={({ target }) => setText(target.value)}>
        {setting.field.choices?.map((choice) => (
          <option key={choice} value={choice}>
            {translate(`console.choice.${choice}`)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setText(target.value)}
      onFocus={({ target }) => (first === undefined ? target.select() : undefined)}
    />
  );
}
