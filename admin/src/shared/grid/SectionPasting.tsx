import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useEditRefusal } from '../access/use-edit-refusal.js';
import { useDraft } from '../draft/draft-context.js';
import { PasteDialog } from '../paste/PasteDialog.js';
import { parseTsv } from '../paste/tsv.js';
import type { SectionField } from '../definition/field-entry.js';
import type { SectionData } from '../definition/use-section.js';
import { pasteIntoSection, type PastePlace } from './section-paste.js';
import type { Subject } from '../cell/subject.js';

const MAXIMUM_PASTE_LENGTH = 1_000_000;

/** A pasted text and its cell; without a cell it is typed into the dialog. */
export interface Pasted {
  readonly text: string;
  readonly at: PastePlace;
  readonly isTyped: boolean;
}

interface SectionPastingProps {
  readonly data: SectionData;
  readonly subjects: readonly Subject[];
  readonly columns: readonly SectionField[];
  readonly pasted: Pasted;
  readonly onPasted: (pasted: Pasted | undefined) => void;
}

/** Previews a pasted block row by row before it changes the draft. */
export function SectionPasting({ data, subjects, columns, pasted, onPasted }: SectionPastingProps) {
  const translate = useTranslate();
  const { shownEdits, change } = useDraft();
  const refusalAt = useEditRefusal(data.section, data.stores);
  const pasteContext = { data, subjects, columns, edits: shownEdits, refusalAt, translate };
  // The preview must not change while the draft does.
  const [first] = useState(pasteContext);
  const { text, at, isTyped } = pasted;
  const result = text.trim() === '' ? undefined : pasteIntoSection(parseTsv(text), at, first);
  return (
    <PasteDialog
      preview={result?.preview}
      onCancel={() => onPasted(undefined)}
      onTake={() => {
        void change(result?.changes ?? []);
        onPasted(undefined);
      }}
    >
      {isTyped && <PasteInputs columns={columns} pasted={pasted} onPasted={onPasted} />}
    </PasteDialog>
  );
}

/** Focuses the text area when the dialog opens. */
function takeFocus(input: HTMLElement | null): void {
  input?.focus();
}

function PasteInputs({ columns, pasted, onPasted }: Pick<SectionPastingProps, 'columns' | 'pasted' | 'onPasted'>) {
  const translate = useTranslate();
  return (
    <Stack spacing={2} sx={{ mb: 2 }}>
      <Typography color="text.secondary">{translate('console.paste.help')}</Typography>
      {columns.length > 1 && (
        <TextField
          select
          label={translate('console.paste.field')}
          value={pasted.at.column}
          onChange={({ target }) => onPasted({ ...pasted, at: { ...pasted.at, column: Number(target.value) } })}
          sx={{ maxWidth: 320, mt: 1 }}
        >
          {columns.map(({ name, label }, at) => (
            <MenuItem key={name} value={at}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        inputRef={takeFocus}
        multiline
        minRows={3}
        maxRows={8}
        label={translate('console.paste.text')}
        value={pasted.text}
        onChange={({ target }) => onPasted({ ...pasted, text: target.value })}
        slotProps={{ htmlInput: { maxLength: MAXIMUM_PASTE_LENGTH, spellCheck: false } }}
      />
    </Stack>
  );
}
