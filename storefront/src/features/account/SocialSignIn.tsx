import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';
import { useIntl } from 'react-intl';
import { buttonClasses } from '../../ui/button-classes.js';
import { ProviderMark } from './ProviderMark.js';
import { socialMessages } from './social-messages.js';
import type { EntryGoal } from './use-entry.js';

interface SocialSignInProps {
  readonly providers: readonly SocialProvider[];
  readonly goal: EntryGoal;
}

/** Links to the providers through which customers may sign in; they work without scripts. */
export function SocialSignIn({ providers, goal }: SocialSignInProps) {
  const { formatMessage, locale } = useIntl();
  if (providers.length === 0) return null;
  const parameters = new URLSearchParams({ locale, ...(goal === '/checkout/addresses' ? { to: 'checkout' } : {}) });
  return (
    <ul className="space-y-3">
      {providers.map((provider) => (
        <li key={provider}>
          <a
            href={`/api/sign-in/begin/${provider}?${parameters.toString()}`}
            rel="nofollow"
            className={buttonClasses({ variant: 'tertiary', isWide: true })}
          >
            <ProviderMark provider={provider} />
            {formatMessage(socialMessages[provider])}
          </a>
        </li>
      ))}
    </ul>
  );
}
