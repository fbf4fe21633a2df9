import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '../shared/values/text-to-value.js';
import type { BlockEdit } from './block-edits.js';

interface CellForm {
  /** The text of the value before editing. */
  readonly current: string;
  readonly onEdit: (result: BlockEdit) => void;
  readonly onClose: () => void;
}

/** Holds the text of a form that sets cells, and why it was refused. */
export function useCellText({ current, onEdit, onClose }: CellForm) {
  const [text, setText] = useState(current);
  const [refusal, setRefusal] = useState<Refusal>();
  const field = useRef<HTMLInputElement>(null);
  // The field to correct gets the focus of the button.
  useEffect(() => {
    if (refusal) field.current?.focus();
  }, [refusal]);
  return {
    text,
    refusal,
    field,
    type: (typed: string): void => {
      setText(typed);
      setRefusal(undefined);
    },
    /** Closes the form with its edits. It stays open, with text and reason, if no cell accepts the text. */
    finish: (result: BlockEdit): void => {
      const [refused] = result.refused;
      if (refused && result.edits.length === 0) return setRefusal(refused.refusal);
      onClose();
      onEdit(result);
    },
  };
}
