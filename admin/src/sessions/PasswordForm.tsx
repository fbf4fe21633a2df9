import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { errorText } from '../shared/errors/error-text.js';
import { ApiError, callApi } from '../providers/api.js';
import { typedText } from '../shared/values/typed-text.js';

const MINIMUM_PASSWORD_LENGTH = 12;

/** Changes the user's password; shows errors at their field. */
export function PasswordForm() {
  const translate = useTranslate();
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<ApiError>();
  const [isDone, setDone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isWrong = refusal?.fields.some(({ field }) => field === 'oldPassword') ?? false;
  const refusedNew = refusal?.fields.find(({ field }) => field === 'newPassword');
  const rule = refusedNew?.reason === 'password-known' ? 'passwordKnown' : 'passwordRule';
  const change = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setRefusal(undefined);
    setDone(false);
    try {
      const body = { oldPassword: typedText(form, 'oldPassword'), newPassword: typedText(form, 'newPassword') };
      await callApi('changePassword', { body });
      form.reset();
      setDone(true);
      await client.invalidateQueries({ queryKey: ['own-sessions'] });
    } catch (reason) {
      setRefusal(reason instanceof ApiError ? reason : new ApiError(0, 'internal'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack component="form" spacing={2} sx={{ maxWidth: 420 }} onSubmit={(event) => void change(event)} noValidate>
      <Typography variant="h2">{translate('console.myAccount.password')}</Typography>
      {isDone && <Alert severity="success">{translate('console.myAccount.passwordChanged')}</Alert>}
      {refusal && !isWrong && !refusedNew && <Alert severity="error">{errorText(refusal, translate)}</Alert>}
      <TextField
        required
        name="oldPassword"
        type="password"
        autoComplete="current-password"
        label={translate('console.myAccount.oldPassword')}
        error={isWrong}
        helperText={isWrong && translate('console.myAccount.wrong')}
      />
      <TextField
        required
        name="newPassword"
        type="password"
        autoComplete="new-password"
        label={translate('console.myAccount.newPassword')}
        error={refusedNew !== undefined}
        helperText={translate(`console.myAccount.${rule}`, { length: MINIMUM_PASSWORD_LENGTH })}
      />
      <Button type="submit" variant="contained" loading={isBusy} sx={{ alignSelf: 'flex-start' }}>
        {translate('console.myAccount.change')}
      </Button>
    </Stack>
  );
}
