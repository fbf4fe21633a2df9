import Typography from '@mui/material/Typography';
import type { OtherDraftEdit } from './other-draft-edits.js';
import { useTranslate } from 'react-admin';
import { useInstantText } from '../../language/use-language.js';

/** Shows the other people who change a row, their drafts, and when these are published. */
export function OtherDraftHint({ others }: { readonly others: readonly OtherDraftEdit[] }) {
  const textOf = useOtherDraftText();
  return others.map((edit) => (
    <Typography
      key={`${edit.author} ${edit.draftName} ${edit.publishAt}`}
      component="span"
      variant="body2"
      color="warning.dark"
      sx={{ display: 'block', fontWeight: 400, overflowWrap: 'anywhere' }}
    >
      <OtherDraftMark /> {textOf(edit)}
    </Typography>
  ));
}

/** Icon of two people, for a value that another person's draft changes. */
export function OtherDraftMark() {
  return (
    <svg width="12" height="10" viewBox="0 0 12 10" aria-hidden="true" data-mark="others">
      <path
        d="M4 1.2a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM1 9c0-1.9 1.3-3 3-3s3 1.1 3 3M8 1.4a1.6 1.6 0 0 1 0 3M9 6.1c1.2.3 2 1.4 2 2.9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.1"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Formats the other people who change a row, their drafts, and when these are published. */
export function useOtherDraftText(): (edit: OtherDraftEdit) => string {
  const translate = useTranslate();
  const instantText = useInstantText();
  return ({ author, draftName, publishAt }) =>
    publishAt === null
      ? translate('console.others.too', { author, draftName })
      : translate('console.others.at', { author, draftName, at: instantText(publishAt) });
}
