import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button.js';
import type { TextFieldProps } from '../../ui/TextField.js';
import { profileMessages } from './messages.js';
import { passkeyMessages } from './passkey-messages.js';
import { PasswordField } from './PasswordField.js';
import type { ProofChoice } from './use-passkeys.js';

export interface ProofFieldProps {
  /** Adds the password to the form. Only called with the field: the form would require what nobody can type. */
  readonly register: () => Omit<TextFieldProps, 'label'>;
  readonly proof: ProofChoice;
}

/** The password, unless the customer confirms with a passkey. */
export function ProofField({ register, proof }: ProofFieldProps) {
  const { formatMessage } = useIntl();
  const { hasChoice, isByPasskey, toggle } = proof;
  return (
    <>
      {isByPasskey ? null : (
        <PasswordField
          {...register()}
          autoComplete="current-password"
          label={formatMessage(profileMessages.currentPassword)}
        />
      )}
      {hasChoice ? (
        <p>
          <Button variant="link" className="min-h-6 text-sm" onClick={toggle}>
            {formatMessage(isByPasskey ? passkeyMessages.byPassword : passkeyMessages.byPasskey)}
          </Button>
        </p>
      ) : null}
    </>
  );
}
