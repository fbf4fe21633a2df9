import { useTranslate } from 'react-admin';
import { useInstantText } from '../words/use-instant-text.js';
import type { OthersEdit } from './others-edits.js';

/** Formats who else changes a row, in which draft, and when it is published. */
export function useOthersText(): (edit: OthersEdit) => string {
  const translate = useTranslate();
  const instantText = useInstantText();
  return ({ author, draftName, publishAt }) =>
    publishAt === null
      ? translate('console.others.too', { author, draftName })
      : translate('console.others.at', { author, draftName, at: instantText(publishAt) });
}
