import { PROVIDER_NAMES, type SocialProvider } from '@manifold/domain/social-sign-in/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { useIntl } from 'react-intl';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { useShop } from '../../platform/shop/shop.js';
import { ProfileSection } from './ProfileForms.js';
import { ProofField } from './ProofField.js';
import { socialMessages as messages } from './social-messages.js';
import { fieldRules, useAccountForm } from './use-account-form.js';
import { type ProofSources, type SignInInfo, useProofChoice } from './use-proof-choice.js';

export interface LinkedProvidersProps {
  readonly info: SignInInfo;
  readonly sources: ProofSources;
}

/** The providers that may sign in to the account, each with a form that unlinks it, and those that may be linked. */
export function LinkedProviders({ info, sources }: LinkedProvidersProps) {
  const { providers = [], offered = [] } = info.state ?? {};
  const usable = providers.filter((provider) => offered.includes(provider));
  const hasPasskey = (sources.passkeys ?? []).length > 0;
  // Only a password makes sure that the account can be entered without its last provider.
  const proofsWithout = (provider: SocialProvider): ProofSources =>
    hasPasskey || usable.some((other) => other !== provider) ? sources : { passkeys: undefined, signIn: undefined };
  return (
    <>
      {providers.map((provider) => (
        <LinkedProvider
          key={provider}
          provider={provider}
          isOffered={offered.includes(provider)}
          sources={proofsWithout(provider)}
          onUnlinked={info.load}
        />
      ))}
      {offered
        .filter((provider) => !providers.includes(provider))
        .map((provider) => (
          <NewProvider key={provider} provider={provider} sources={sources} onChanged={info.load} />
        ))}
    </>
  );
}

interface LinkedProviderProps {
  readonly provider: SocialProvider;
  /** Whether the store offers the provider now. */
  readonly isOffered: boolean;
  readonly sources: ProofSources;
  readonly onUnlinked: () => void;
}

function LinkedProvider({ provider, isOffered, sources, onUnlinked }: LinkedProviderProps) {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const call = useCustomerApi();
  const proof = useProofChoice(sources);
  const name = PROVIDER_NAMES[provider];
  const { field, ...form } = useAccountForm({ password: '' }, async ({ password }) => {
    await proof.confirm(password, (given) => call('unlinkSignInProvider', { provider, ...given }));
    notices.show({ id: 'account', kind: 'status', text: formatMessage(messages.unlinked, { name }) });
    onUnlinked();
  });
  return (
    <ProfileSection
      title={formatMessage(messages.linked)}
      note={formatMessage(isOffered ? messages.linkedLead : messages.linkedOff, { name })}
      form={form}
      action={proof.method === 'provider-sign-in' ? undefined : formatMessage(messages.unlink, { name })}
    >
      <ProofField register={() => field('password', fieldRules.required)} proof={proof} />
    </ProfileSection>
  );
}

interface NewProviderProps {
  readonly provider: SocialProvider;
  readonly sources: ProofSources;
  /** Called if the provider was linked in another window, or switched off. */
  readonly onChanged: () => void;
}

/** Opens the provider's page, which returns to the profile. */
function NewProvider({ provider, sources, onChanged }: NewProviderProps) {
  const { formatMessage } = useIntl();
  const { notices } = useShop();
  const call = useCustomerApi();
  const proof = useProofChoice(sources);
  const name = PROVIDER_NAMES[provider];
  const { field, ...form } = useAccountForm({ password: '' }, async ({ password }) => {
    try {
      const { url } = await proof.confirm(password, (given) => call('linkSignInProvider', { provider, ...given }));
      location.assign(url);
    } catch (reason) {
      const refusal = providerRefusal(reason);
      if (refusal === undefined) throw reason;
      if (refusal === 'provider-off')
        notices.show({ id: 'account', kind: 'problem', text: formatMessage(messages.linkOff) });
      onChanged();
    }
  });
  return (
    <ProfileSection
      title={formatMessage(messages.link, { name })}
      note={formatMessage(messages.linkLead, { name })}
      form={form}
      action={proof.method === 'provider-sign-in' ? undefined : formatMessage(messages[provider])}
    >
      <ProofField register={() => field('password', fieldRules.required)} proof={proof} />
    </ProfileSection>
  );
}

/** Returns why the shop refuses the provider; undefined for any other failure. */
const providerRefusal = (reason: unknown): string | undefined =>
  reason instanceof ShopError ? reason.fields?.find(({ field }) => field === 'provider')?.reason : undefined;
