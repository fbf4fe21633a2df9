import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useDraft } from '../shared/draft/draft-context.js';
import { useUndoKeys } from '../shared/draft/use-undo-keys.js';
import { PreviewButton } from '../shared/preview/PreviewDialog.js';

const PUBLISH = '/change-set';

/**
 * Shows the number of changes in the draft, with undo and a link to publish. It is below the screen, so that the first
 * change moves nothing. The screen of the draft has its own bar instead.
 */
export function DraftBar() {
  const translate = useTranslate();
  const { draft, isWaiting, canUndo, canRedo, undo, redo } = useDraft();
  const { pathname } = useLocation();
  const count = draft?.edits.length ?? 0;
  const changes = { smart_count: count, name: draft?.name ?? '' };
  useUndoKeys({ undo, redo });
  if (count === 0 && !canUndo && !canRedo && !isWaiting) return null;
  return (
    <Paper
      variant="outlined"
      sx={{
        position: pathname === PUBLISH ? 'static' : 'sticky',
        bottom: 0,
        zIndex: 5,
        mt: 'auto',
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        bgcolor: 'state.draft',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: 'auto', overflowWrap: 'anywhere' }}>
        {isWaiting && `${translate('console.bar.unsaved')} `}
        {count === 0 ? translate('console.bar.nothing') : translate('console.bar.changes', changes)}
      </Typography>
      <Button startIcon={<UndoIcon />} onClick={() => void undo()} disabled={!canUndo}>
        {translate('console.bar.undo')}
      </Button>
      <Button startIcon={<RedoIcon />} onClick={() => void redo()} disabled={!canRedo}>
        {translate('console.bar.redo')}
      </Button>
      {draft && count > 0 && <PreviewButton changeSetId={draft.id} />}
      <Button component={Link} to={PUBLISH} variant="contained" disabled={count === 0}>
        {translate('console.bar.review')}
      </Button>
    </Paper>
  );
}
