import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { useShop } from '../../platform/shop/shop.js';
import { profileMessages } from './messages.js';
import { PasswordField } from './PasswordField.js';
import { ProfileSection } from './ProfileForms.js';
import { socialMessages as messages } from './social-messages.js';
import { fieldRules, useAccountForm } from './use-account-form.js';

/** The providers' own names, which no language translates. */
const NAMES = { google: 'Google', facebook: 'Facebook' } as const satisfies Record<SocialProvider, string>;

/** The providers that may sign in to the account, each with a form that unlinks it; nothing without any. */
export function LinkedProviders() {
  const call = useCustomerApi();
  const [providers, setProviders] = useState<readonly SocialProvider[]>([]);
  // Links are personal, so the browser loads them after rendering. The profile works without them.
  useEffect(() => {
    call('getMySignInProviders', {}).then(
      (linked) => setProviders(linked.providers),
      () => undefined,
    );
  }, [call]);
  return providers.map((provider) => (
    <LinkedProvider
      key={provider}
      provider={provider}
      onUnlinked={() => setProviders((all) => all.filter((other) => other !== provider))}
    />
  ));
}

interface LinkedProviderProps {
  readonly provider: SocialProvider;
  readonly onUnlinked: () => void;
}

function LinkedProvider({ provider, onUnlinked }: LinkedProviderProps) {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const call = useCustomerApi();
  const name = NAMES[provider];
  const { field, ...form } = useAccountForm({ password: '' }, async ({ password }) => {
    await call('unlinkSignInProvider', { provider, password });
    notices.show({ id: 'account', kind: 'status', text: formatMessage(messages.unlinked, { name }) });
    onUnlinked();
  });
  return (
    <ProfileSection
      title={formatMessage(messages.linked)}
      note={formatMessage(messages.linkedLead)}
      form={form}
      action={formatMessage(messages.unlink, { name })}
    >
      <PasswordField
        {...field('password', fieldRules.required)}
        autoComplete="current-password"
        label={formatMessage(profileMessages.currentPassword)}
      />
    </ProfileSection>
  );
}
