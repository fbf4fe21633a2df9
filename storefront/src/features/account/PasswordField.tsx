import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField, type TextFieldProps } from '../../ui/TextField.js';
import { accountMessages } from './messages.js';

/** A password with a tick box that shows it, because most mistakes on a phone are typing mistakes. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const { formatMessage } = useIntl();
  const [isShown, setShown] = useState(false);
  return (
    <div className="space-y-2">
      <TextField {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} required />
      <label className="flex min-h-6 w-fit cursor-pointer items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={isShown}
          onChange={() => setShown(!isShown)}
          className="size-5 cursor-pointer accent-accent"
        />
        {formatMessage(accountMessages.showPassword)}
      </label>
    </div>
  );
}
