import { PROVIDER_NAMES, type SocialProvider } from '@manifold/domain/social-sign-in/contract';
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

/** The providers that may sign in to the account, each with a form that unlinks it; nothing without any. */
export function LinkedProviders({ info, sources }: LinkedProvidersProps) {
  const providers = info.state?.providers ?? [];
  const hasOtherWay = providers.length > 1 || (sources.passkeys ?? []).length > 0;
  // Only a password makes sure that the account can be entered without its last provider.
  const proofs = hasOtherWay ? sources : { passkeys: undefined, signIn: undefined };
  return providers.map((provider) => (
    <LinkedProvider key={provider} provider={provider} sources={proofs} onUnlinked={info.load} />
  ));
}

interface LinkedProviderProps {
  readonly provider: SocialProvider;
  readonly sources: ProofSources;
  readonly onUnlinked: () => void;
}

function LinkedProvider({ provider, sources, onUnlinked }: LinkedProviderProps) {
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
      note={formatMessage(messages.linkedLead)}
      form={form}
      action={proof.way === 'again' ? undefined : formatMessage(messages.unlink, { name })}
    >
      <ProofField register={() => field('password', fieldRules.required)} proof={proof} />
    </ProfileSection>
  );
}
