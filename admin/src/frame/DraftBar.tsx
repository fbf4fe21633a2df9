import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useDraft } from '../shared/draft/draft-context.js';
import { useUndoKeys } from '../shared/draft/use-undo-keys.js';
import { PreviewButton } from '../shared/preview/PreviewButton.js';

/** How much waits in the draft, the last step back, and the way to publish. */
export function DraftBar() {
  const translate = useTranslate();
  const { draft, canUndo, canRedo, undo, redo } = useDraft();
  const count = draft?.edits.length ?? 0;
  useUndoKeys({ undo, redo });
  if (count === 0 && !canUndo && !canRedo) return null;
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        top: 56,
        zIndex: 3,
        mt: 2,
        px: 2,
        py: 1,
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        bgcolor: 'state.draft',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
        {count === 0 ? translate('console.bar.nothing') : translate('console.bar.changes', { smart_count: count })}
      </Typography>
      <Button onClick={() => void undo()} disabled={!canUndo}>
        {translate('console.bar.undo')}
      </Button>
      <Button onClick={() => void redo()} disabled={!canRedo}>
        {translate('console.bar.redo')}
      </Button>
      {draft && count > 0 && <PreviewButton changeSetId={draft.id} />}
      <Button component={Link} to="/change-set" variant="contained" disabled={count === 0}>
        {translate('console.bar.review')}
      </Button>
    </Paper>
  );
}
