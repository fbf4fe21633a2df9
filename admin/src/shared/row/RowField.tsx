import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { ConfigRowAddress } from '@manifold/domain/config-layer/row';
import type { RowValue } from '../draft/edit-row.js';
import type { SectionInWords } from '../definition/section-words.js';
import type { MoneyContext } from '../values/field.js';
import { layerName } from '../values/show-value.js';
import { valueToText } from '../values/text-to-value.js';
import { validateField, typedField, type FieldEditors, type SectionField } from '../definition/field-entry.js';
import { FieldInput } from './FieldInput.js';
import { FieldState } from './FieldState.js';
import type { Place } from '../place/place.js';
import type { FieldEntry } from './row-form.js';

export interface RowFieldContext {
  readonly section: SectionInWords;
  readonly stores: readonly StoreView[];
  readonly row: RowValue;
  readonly place: Place | undefined;
  readonly money: MoneyContext;
  readonly editors: FieldEditors;
  readonly isEditable: (field: string) => boolean;
}

interface RowFieldProps {
  readonly context: RowFieldContext;
  readonly field: SectionField;
  /** The row's own value before editing; undefined if it inherits. */
  readonly own: unknown;
  readonly inherited: unknown;
  readonly source: ConfigRowAddress | undefined;
  readonly entry: FieldEntry | undefined;
  readonly onEntry: (entry: FieldEntry) => void;
}

/**
 * Edits one field of a row. It starts with the effective value; typing gives the row its own value, a button inherits
 * again.
 */
export function RowField({ context, field, own, inherited, source, entry, onEntry }: RowFieldProps) {
  const translate = useTranslate();
  const { section, stores, row, place, money, editors } = context;
  const isEditable = context.isEditable(field.name);
  const [text, setText] = useState<string>();
  const isOwn = entry === undefined ? own !== undefined : entry !== 'inherit';
  const current = isOwn && own !== undefined ? own : inherited;
  const value = entry !== undefined && entry !== 'inherit' && entry.ok ? entry.value : current;
  const refusal = entry !== undefined && entry !== 'inherit' && !entry.ok ? entry : undefined;
  const Editor = editors[field.name];
  const inherit = () => {
    setText(undefined);
    onEntry('inherit');
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {Editor ? (
        <Editor
          field={field}
          value={value}
          row={row}
          place={place}
          stores={stores}
          isEditable={isEditable}
          onChange={(typed) => onEntry(typed.ok ? validateField(section, field, typed.value) : typed)}
        />
      ) : (
        <FieldInput
          field={field}
          text={text ?? valueToText(field, value, money)}
          money={money}
          isEditable={isEditable}
          refusal={refusal}
          onText={(typed) => {
            setText(typed);
            onEntry(typedField(field, typed, context));
          }}
        />
      )}
      <FieldState
        label={field.label}
        isOwn={isOwn}
        from={source && layerName(source, translate)}
        onInherit={isEditable ? inherit : undefined}
      />
    </Box>
  );
}
