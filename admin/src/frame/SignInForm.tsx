import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { errorText } from '../shared/errors/error-text.js';
import { typedText } from '../shared/values/typed-text.js';

/** What a person types to sign in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface SignInFormProps {
  /** Rendered above the fields. */
  readonly children: ReactNode;
  /** Rendered below the button. */
  readonly below?: ReactNode;
  readonly signIn: (typed: Credentials) => Promise<unknown>;
}

/** Asks for e-mail and password. If the sign-in fails, it shows why and keeps the input. */
export function SignInForm({ children, below, signIn }: SignInFormProps) {
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setRefusal(undefined);
    try {
      await signIn({ email: typedText(form, 'email'), password: typedText(form, 'password') });
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack component="form" spacing={2} onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}>
      {children}
      {refusal !== undefined && <Alert severity="error">{errorText(refusal, translate)}</Alert>}
      <TextField required name="email" type="email" autoComplete="username" label={translate('console.signIn.email')} />
      <TextField
        required
        name="password"
        type="password"
        autoComplete="current-password"
        label={translate('console.signIn.password')}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {translate('console.signIn.submit')}
      </Button>
      {below}
    </Stack>
  );
}
