import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { SearchIndexStatus } from '@manifold/domain/search-index/status';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormatLocale } from '../language/use-language.js';

interface RebuildDialogProps {
  /** Indexes to rebuild. */
  readonly indexes: readonly SearchIndexStatus[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before a rebuild, which reads all products. */
export function RebuildDialog({ indexes, onConfirm, onClose }: RebuildDialogProps) {
  const translate = useTranslate();
  const locale = useFormatLocale();
  const titleId = useId();
  const text = (name: string, values?: Record<string, string | number>) =>
    translate(`console.systems.search.${name}`, values);
  const seconds = indexes.reduce((sum, { buildSeconds }) => sum + (buildSeconds ?? 0), 0);
  const [only] = indexes;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {indexes.length === 1
          ? text('sure', { name: only?.indexName ?? '' })
          : text('sureAll', { count: indexes.length })}
      </DialogTitle>
      <DialogContent>
        <Typography>{text('means')}</Typography>
        {seconds > 0 && (
          <Typography sx={{ mt: 1 }}>
            {text('lastTime', { seconds: seconds.toLocaleString(locale, { maximumFractionDigits: 1 }) })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={onConfirm}>
          {text('rebuild')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
