import type { EntryGoal } from '@manifold/domain/entry-goal/entry-goal';
import { PROVIDER_NAMES, type SocialProvider } from '@manifold/domain/social-sign-in/contract';
import { useIntl } from 'react-intl';
import { providerLink } from '../../platform/account/entry-links.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { ProviderMark } from './ProviderMark.js';
import { socialMessages } from './social-messages.js';

interface SocialSignInProps {
  readonly providers: readonly SocialProvider[];
  readonly goal: EntryGoal;
}

/** Links to the providers through which customers may sign in; they work without scripts. */
export function SocialSignIn({ providers, goal }: SocialSignInProps) {
  const { formatMessage, locale } = useIntl();
  if (providers.length === 0) return null;
  return (
    <ul className="space-y-3">
      {providers.map((provider) => (
        <li key={provider}>
          <a
            href={providerLink(provider, { locale, goal })}
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

/** Tells customers of providers that the store does not offer now how they can still sign in. */
export function SwitchedOffProviders({ providers }: { readonly providers: readonly SocialProvider[] }) {
  const { formatMessage } = useIntl();
  return providers.map((provider) => (
    <p key={provider} className="text-sm text-ink-soft">
      {formatMessage(socialMessages.switchedOff, { name: PROVIDER_NAMES[provider] })}
    </p>
  ));
}
