import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { ApiError, callApi } from '../providers/api.js';
import { errorMessageId } from '../shared/errors/error-text.js';
import { useDraft } from '../shared/draft/draft-context.js';
import { useDraftCreation } from '../shared/draft/draft-creation.js';

/** Creates a draft that restores a revision, and opens it. Needs a free draft. */
export function RollBackButton({ number }: { readonly number: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { draft, adopt } = useDraft();
  const create = useDraftCreation();
  const [isAsking, setAsking] = useState(false);
  const isBusy = (draft?.edits.length ?? 0) > 0;
  const rollBack = async () => {
    setAsking(true);
    try {
      adopt(await create(number, (id) => callApi('rollBack', { path: { number }, body: { id } })));
      await navigate('/change-set');
    } catch (reason) {
      const isSame =
        reason instanceof ApiError && reason.fields.some((field) => field.reason === 'nothing-changed-since');
      notify(translate(isSame ? 'console.history.same' : errorMessageId(reason)), { type: isSame ? 'info' : 'error' });
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<HistoryIcon />}
        disabled={isBusy || isAsking}
        onClick={() => void rollBack()}
        aria-label={translate('console.history.backTo', { number })}
      >
        {translate('console.history.back')}
      </Button>
      {isBusy && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
          {translate('console.history.draftFirst')}
        </Typography>
      )}
    </>
  );
}
