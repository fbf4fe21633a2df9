import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ChangeSet, Revision } from '@manifold/domain/change-set/contract';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError, callApi } from '../providers/api.js';
import { useDraft } from '../shared/draft/draft-context.js';

interface PublishFormProps {
  readonly draft: ChangeSet;
  readonly isPublishable: boolean;
  readonly onPublished: (revision: Revision) => void;
}

/** Why it changes, and the one button that changes it. A refusal names what stands in the way. */
export function PublishForm({ draft, isPublishable, onPublished }: PublishFormProps) {
  const translate = useTranslate();
  const { discard, published } = useDraft();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const publish = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(undefined);
    try {
      const body = { version: draft.version, reason };
      onPublished(await callApi('publishChangeSet', { path: { id: draft.id }, body }));
      await published();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void publish(event)}>
      {refusal && (
        <Alert severity="error">
          {translate(`console.error.${refusal.code}`)}
          {refusal.fields.length > 0 && (
            <ul>
              {refusal.fields.map(({ field, reason: why }) => (
                <li key={field}>
                  {field}: {why}
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      <TextField
        required
        multiline
        minRows={2}
        margin="none"
        label={translate('console.publish.reason')}
        helperText={translate('console.publish.reasonHelp')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { minLength: 3, maxLength: 500 } }}
      />
      <Stack direction="row" spacing={2}>
        <Button
          type="submit"
          variant="contained"
          loading={isBusy}
          disabled={!isPublishable || reason.trim().length < 3}
        >
          {translate('console.publish.publish')}
        </Button>
        <Button color="error" onClick={() => void discard()} disabled={isBusy}>
          {translate('console.publish.discard')}
        </Button>
      </Stack>
    </Stack>
  );
}
