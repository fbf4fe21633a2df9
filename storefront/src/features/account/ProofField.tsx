import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { providerLink } from '../../platform/account/entry-links.js';
import { Button } from '../../ui/Button.js';
import { buttonClasses } from '../../ui/button-classes.js';
import type { TextFieldProps } from '../../ui/TextField.js';
import { profileMessages } from './messages.js';
import { passkeyMessages } from './passkey-messages.js';
import { PasswordField } from './PasswordField.js';
import { proofMessages } from './proof-messages.js';
import { ProviderMark } from './ProviderMark.js';
import { socialMessages } from './social-messages.js';
import type { ProofChoice, ProofMethod } from './use-proof-choice.js';

export interface ProofFieldProps {
  /**
   * Adds the password to the form. Called only if the field is shown; otherwise the form would require a value that cannot be
   * typed.
   */
  readonly register: () => Omit<TextFieldProps, 'label'>;
  readonly proof: ProofChoice;
}

/** How the customer confirms a form: the password, a passkey, or the provider that they signed in with. */
export function ProofField({ register, proof }: ProofFieldProps) {
  const { formatMessage } = useIntl();
  const { method, others, provider, choose } = proof;
  return (
    <>
      {method === 'password' ? (
        <PasswordField
          {...register()}
          autoComplete="current-password"
          label={formatMessage(profileMessages.currentPassword)}
        />
      ) : null}
      {method === 'recent' ? <p className="text-sm text-ink-soft">{formatMessage(proofMessages.recent)}</p> : null}
      {method === 'provider-sign-in' && provider ? <SignInAgain provider={provider} /> : null}
      {others.map((other) => (
        <p key={other}>
          <Button variant="link" className="min-h-6 text-sm" onClick={() => choose(other)}>
            {formatMessage(labelOf(other, provider))}
          </Button>
        </p>
      ))}
    </>
  );
}

/** Leads to the provider, and back to the profile. */
function SignInAgain({ provider }: { readonly provider: SocialProvider }) {
  const { formatMessage, locale } = useIntl();
  return (
    <div className="space-y-4">
      <p className="text-sm text-ink-soft">{formatMessage(proofMessages.again)}</p>
      <a
        href={providerLink(provider, { locale, goal: '/my-account/my-profile' })}
        rel="nofollow"
        className={buttonClasses({ variant: 'tertiary' })}
      >
        <ProviderMark provider={provider} />
        {formatMessage(socialMessages[provider])}
      </a>
    </div>
  );
}

function labelOf(method: ProofMethod, provider: SocialProvider | undefined): MessageDescriptor {
  if (method === 'provider-sign-in' && provider) return socialMessages[provider];
  return method === 'passkey' ? passkeyMessages.byPasskey : passkeyMessages.byPassword;
}
