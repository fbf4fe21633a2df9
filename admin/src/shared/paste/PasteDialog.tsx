import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { validCount, type PastePreview } from './paste-preview.js';
import { PreviewTable } from './PreviewTable.js';

interface PasteDialogProps {
  /** Undefined until something is pasted. */
  readonly preview: PastePreview | undefined;
  /** Rendered above the table. */
  readonly children?: ReactNode;
  readonly onTake: () => void;
  readonly onCancel: () => void;
}

/** Previews a pasted block cell by cell before it is applied. */
export function PasteDialog({ preview, children, onTake, onCancel }: PasteDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const valid = preview ? validCount(preview) : 0;
  return (
    <Dialog open onClose={onCancel} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('console.paste.title')}</DialogTitle>
      <DialogContent>
        {children}
        {preview && <PreviewFacts preview={preview} good={valid} />}
        {preview && preview.lines.length > 0 && <PreviewTable lines={preview.lines} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('console.paste.none')}</Button>
        <Button variant="contained" disabled={valid === 0} onClick={onTake}>
          {translate('console.paste.take', { smart_count: valid })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PreviewFacts({ preview, good: valid }: { readonly preview: PastePreview; readonly good: number }) {
  const translate = useTranslate();
  const refused = preview.lines.length - valid;
  const counted = (name: string, count: number) =>
    count > 0 && <span>{translate(`console.paste.${name}`, { smart_count: count })} </span>;
  return (
    <>
      <Typography role="status" sx={{ mb: 1.5 }}>
        {valid === 0 && refused === 0 && translate('console.paste.nothing')}
        {counted('good', valid)}
        {counted('unchanged', preview.unchanged)}
        {counted('outside', preview.outside)}
      </Typography>
      {refused > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {translate('console.paste.refused', { smart_count: refused })}
        </Alert>
      )}
    </>
  );
}
