import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { OthersEdit } from '../shared/draft/others-edits.js';
import { useInstantText } from '../shared/words/use-instant-text.js';

/** Who else is changing a row, in which draft, and when that goes out. */
export function OthersHint({ others }: { readonly others: readonly OthersEdit[] }) {
  const translate = useTranslate();
  const instantText = useInstantText();
  return others.map(({ author, draftName, publishAt }) => (
    <Typography key={`${author} ${draftName} ${publishAt}`} variant="body2" color="warning.dark" sx={{ pl: 4 }}>
      {translate(publishAt === null ? 'console.publish.othersToo' : 'console.publish.othersAt', {
        author,
        draftName,
        at: publishAt === null ? '' : instantText(publishAt),
      })}
    </Typography>
  ));
}
