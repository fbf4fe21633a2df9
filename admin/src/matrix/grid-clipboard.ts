import type { ClipboardEvent } from 'react';
import { valueToText } from '../shared/values/text-to-value.js';
import type { MatrixCell } from './block-edits.js';
import type { GridModel } from './grid-model.js';
import type { GridActions } from './grid-commands.js';
import { pasteIntoMatrix } from './matrix-paste.js';
import { formatTsv, parseTsv } from '../shared/paste/tsv.js';

function copiedText({ setting: { field }, cell, column }: MatrixCell): string {
  return field.kind === 'entries' ? cell.text : valueToText(field, cell.value, column.money);
}

/** Copies and pastes blocks like a spreadsheet. */
export function clipboardHandlers(model: GridModel, actions: GridActions) {
  const { state, block, chosen } = model;
  // An open input handles the clipboard itself.
  const isOurs = block !== undefined && !state.typing;
  return {
    onCopy(event: ClipboardEvent) {
      if (!isOurs) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', formatTsv(chosen().map((line) => line.map(copiedText))));
    },
    onPaste(event: ClipboardEvent) {
      if (!isOurs) return;
      event.preventDefault();
      const texts = parseTsv(event.clipboardData.getData('text/plain'));
      actions.paste(pasteIntoMatrix(texts, model));
    },
  };
}
