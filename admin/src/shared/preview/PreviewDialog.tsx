import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError, callApi } from '../../providers/api.js';
import { errorText } from '../errors/error-text.js';
import { useSections, useStores } from '../definition/use-section.js';
import { Problems } from '../problems/Problems.js';
import { Retry } from '../errors/Retry.js';
import { PreviewLinks } from './PreviewLinks.js';
import { PreviewStores } from './PreviewStores.js';

const HOURS = [1, 24, 168] as const;
const DEFAULT_HOURS = 24;

interface PreviewDialogProps {
  readonly changeSetId: string;
  readonly onClose: () => void;
}

/** Creates preview links to every shop with the draft applied, now or at a future time, with an expiry. */
export function PreviewDialog({ changeSetId, onClose }: PreviewDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const [hours, setHours] = useState<number>(DEFAULT_HOURS);
  const instant = typed === '' ? undefined : new Date(typed);
  const at = instant && !Number.isNaN(instant.getTime()) ? instant.toISOString() : undefined;
  const { data, error, refetch } = useQuery({
    queryKey: ['preview', changeSetId, hours, at],
    queryFn: ({ signal }) => callApi('previewLink', { path: { id: changeSetId }, body: { hours, at }, signal }),
    retry: false,
    gcTime: 0,
    // Each request creates a link, so it is not repeated for the same options.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('console.preview.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          <Typography color="text.secondary">{translate('console.preview.help')}</Typography>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <TextField
              type="datetime-local"
              size="small"
              margin="none"
              label={translate('console.preview.at')}
              helperText={translate('console.preview.atHelp')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TextField
              select
              size="small"
              margin="none"
              label={translate('console.preview.validFor')}
              value={hours}
              onChange={({ target }) => setHours(Number(target.value))}
              sx={{ minWidth: 140 }}
            >
              {HOURS.map((each) => (
                <MenuItem key={each} value={each}>
                  {translate(`console.preview.hours.${each}`)}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
          {error && <Refusal error={error} onRetry={refetch} />}
          {!data && !error && <LinearProgress aria-label={translate('console.loading')} />}
          {data && <PreviewStores link={data} />}
          {data && <PreviewLinks key={data.path} changeSetId={changeSetId} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface RefusalProps {
  readonly error: Error;
  readonly onRetry: () => unknown;
}

/** Explains why there is no preview: the errors of the draft, field by field. */
function Refusal({ error, onRetry }: RefusalProps) {
  const translate = useTranslate();
  const { data: stores = [] } = useStores();
  const { data: sections = [] } = useSections();
  const fields = error instanceof ApiError ? error.fields : [];
  return (
    <Alert severity="error" action={<Retry onRetry={onRetry} />}>
      {errorText(error, translate)}
      {fields.length > 0 && <Problems problems={fields} stores={stores} sections={sections} />}
    </Alert>
  );
}

/** Opens the preview of a draft in the shops. */
export function PreviewButton({ changeSetId }: { readonly changeSetId: string }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{translate('console.preview.open')}</Button>
      {isOpen && <PreviewDialog changeSetId={changeSetId} onClose={() => setOpen(false)} />}
    </>
  );
}
