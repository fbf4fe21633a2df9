import Typography from '@mui/material/Typography';
import { OthersMark } from './OthersMark.js';
import type { OthersEdit } from './others-edits.js';
import { useOthersText } from './use-others-text.js';

/** Shows who else is changing a row, in which draft, and when it is published. */
export function OthersHint({ others }: { readonly others: readonly OthersEdit[] }) {
  const textOf = useOthersText();
  return others.map((edit) => (
    <Typography
      key={`${edit.author} ${edit.draftName} ${edit.publishAt}`}
      component="span"
      variant="body2"
      color="warning.dark"
      sx={{ display: 'block', fontWeight: 400, overflowWrap: 'anywhere' }}
    >
      <OthersMark /> {textOf(edit)}
    </Typography>
  ));
}
