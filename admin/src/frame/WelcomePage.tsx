import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { keepFocus } from '../shared/action/keep-focus.js';
import { errorText } from '../shared/errors/error-text.js';
import { ApiError, callApi, errorCode } from '../providers/api.js';
import { typedText } from '../shared/values/typed-text.js';
import { OutsideFrame } from './OutsideFrame.js';

const MINIMUM_PASSWORD_LENGTH = 12;

/** Returns whether a link can never be used again; after any other refusal the same link may work later. */
const isLinkInvalid = (reason: unknown): boolean => ['not-found', 'invalid-input'].includes(errorCode(reason));

/** Accepts a one-time link: shows the account and asks for a new password. */
export function WelcomePage() {
  const translate = useTranslate();
  const token = window.location.hash.slice(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['welcome', token],
    queryFn: ({ signal }) => callApi('openLink', { body: { token }, signal }),
    retry: false,
  });
  // One frame for all states, so that it can take the focus of the button that tries again.
  return (
    <OutsideFrame>
      {error && !data && <ClosedLink reason={error} onRetry={() => void refetch()} />}
      {!error && !data && <LinearProgress aria-label={translate('console.loading')} />}
      {data && <ChoosePassword token={token} name={data.name} email={data.email} />}
    </OutsideFrame>
  );
}

interface ChoosePasswordProps {
  readonly token: string;
  readonly name: string;
  readonly email: string;
}

function ChoosePassword({ token, name, email }: ChoosePasswordProps) {
  const translate = useTranslate();
  const [refusal, setRefusal] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const wrong = refusal instanceof ApiError ? refusal.fields.find(({ field }) => field === 'password') : undefined;
  const isKnown = wrong?.reason === 'password-known';
  const choose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = typedText(event.currentTarget, 'password');
    setBusy(true);
    setRefusal(undefined);
    try {
      await callApi('useLink', { body: { token, password } });
      // A full reload removes the one-time token from the address and the history.
      window.location.replace('/');
    } catch (reason) {
      setRefusal(reason);
      setBusy(false);
    }
  };
  const isRefused = refusal !== undefined && !wrong;
  if (isRefused && isLinkInvalid(refusal)) return <ClosedLink reason={refusal} />;
  return (
    <Stack component="form" spacing={2} onSubmit={(event) => void choose(event)} noValidate>
      <Typography variant="h1">{translate('console.welcome.title', { name })}</Typography>
      <Typography>{translate('console.welcome.help', { email })}</Typography>
      {isRefused && <Alert severity="error">{errorText(refusal, translate)}</Alert>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        required
        name="password"
        type="password"
        autoComplete="new-password"
        label={translate('console.welcome.password')}
        error={wrong !== undefined}
        helperText={translate(isKnown ? 'console.welcome.known' : 'console.welcome.rule', {
          length: MINIMUM_PASSWORD_LENGTH,
        })}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {translate('console.welcome.submit')}
      </Button>
    </Stack>
  );
}

interface ClosedLinkProps {
  readonly reason: unknown;
  readonly onRetry?: () => void;
}

/** Shows why the link did not open. Offers another try unless the link is invalid. */
function ClosedLink({ reason, onRetry }: ClosedLinkProps) {
  const translate = useTranslate();
  const isInvalid = isLinkInvalid(reason);
  return (
    <Stack spacing={2}>
      <Typography variant="h1">{translate('console.signIn.title')}</Typography>
      <Alert severity="error">{isInvalid ? translate('console.welcome.invalid') : errorText(reason, translate)}</Alert>
      {!isInvalid && (
        <Button ref={keepFocus} variant="contained" onClick={onRetry}>
          {translate('console.again')}
        </Button>
      )}
      <Button href="/login">{translate('console.welcome.toSignIn')}</Button>
    </Stack>
  );
}
