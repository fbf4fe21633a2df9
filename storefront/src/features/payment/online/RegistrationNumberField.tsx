import { useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../ui/TextField.js';
import { onlinePaymentMessages as messages } from './messages.js';
import type { OnlinePaymentSetup } from './setup.js';

export interface RegistrationNumberFieldProps {
  readonly registration: NonNullable<OnlinePaymentSetup['registration']>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isWrong: boolean;
  readonly onChange: () => void;
}

/** Asks a company for its number in the trade register, which Billie requires and the provider's form does not ask for. */
export function RegistrationNumberField({ registration, input, isWrong, onChange }: RegistrationNumberFieldProps) {
  const { formatMessage } = useIntl();
  const { digits, known } = registration;
  const [typed, setTyped] = useState(known ?? '');
  return (
    <TextField
      ref={input}
      className="mt-4"
      inputMode="numeric"
      autoComplete="off"
      required
      label={formatMessage(messages.registrationNumber)}
      hint={formatMessage(messages.registrationHint, { digits })}
      error={isWrong ? formatMessage(messages.registrationError, { digits }) : undefined}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange();
      }}
    />
  );
}
