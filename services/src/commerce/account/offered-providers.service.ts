import type { SocialProvider } from '@manifold/domain/social-sign-in/contract';
import { socialProviderSchema } from '@manifold/domain/social-sign-in/contract';
import { enabledProviders } from '@manifold/domain/social-sign-in/offer';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { SocialProviders } from '../../integrations/social-sign-in/social-providers.js';
import { CustomerIdentities } from './customer-identities.repository.js';

/** A request or visit of a store. */
interface StoreRequest {
  readonly snapshot: Snapshot;
}

/** The sign-in providers of stores. A store offers those that its toggles switch on and that the deployment has a client of. */
@Injectable()
export class OfferedProviders {
  constructor(
    private readonly providers: SocialProviders,
    private readonly identities: CustomerIdentities,
  ) {}

  /** Returns the providers that the store offers now. */
  list({ snapshot }: StoreRequest): SocialProvider[] {
    const enabled = enabledProviders(snapshot.document.sections['feature-toggles']);
    return enabled.filter((provider) => this.providers.names.includes(provider));
  }

  isOffered(request: StoreRequest, provider: SocialProvider): boolean {
    return this.list(request).includes(provider);
  }

  /** Returns the providers that the store does not offer now, but to which its accounts are linked. */
  async listSwitchedOff(request: StoreRequest): Promise<SocialProvider[]> {
    const offered = this.list(request);
    const { storeKey } = request.snapshot;
    const others = socialProviderSchema.options.filter((provider) => !offered.includes(provider));
    const linked = await Promise.all(others.map((provider) => this.identities.isUsed({ storeKey, provider })));
    return others.filter((_provider, index) => linked[index]);
  }
}
