import { PROVIDER_NAMES, type SocialProvider } from '@manifold/domain/social-sign-in/contract';
import { enabledProviders } from '@manifold/domain/social-sign-in/offer';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SocialProviders } from '../../../integrations/social-sign-in/social-providers.js';
import { type ProbeResult, type ReadinessProbe, ReadinessProbes } from '../../../store-config/index.js';

const ASKED = {
  en: 'The deployment has a client at each provider through which the store lets customers sign in.',
  de: 'Die Installation hat bei jedem Anbieter, über den sich Kunden in diesem Shop anmelden dürfen, einen Client.',
};

const namesOf = (providers: readonly SocialProvider[]): string =>
  providers.map((provider) => PROVIDER_NAMES[provider]).join(', ');

/** Warns of each provider that a store switches on, although the deployment has no client there: pages do not offer it. */
export function signInProvidersProbe(configured: readonly SocialProvider[]) {
  return {
    id: 'sign-in-providers',
    section: 'feature-toggles',
    probe: ({ document }: Pick<Snapshot, 'document'>): ProbeResult => {
      const enabled = enabledProviders(document.sections['feature-toggles']);
      if (enabled.length === 0) {
        const found = { en: 'The store offers none.', de: 'Der Shop bietet keinen an.' };
        return { state: 'not-applicable', asked: ASKED, found };
      }
      const missing = enabled.filter((provider) => !configured.includes(provider));
      if (missing.length === 0) {
        const names = namesOf(enabled);
        return { state: 'ok', asked: ASKED, found: { en: `It has: ${names}.`, de: `Vorhanden: ${names}.` } };
      }
      const names = namesOf(missing);
      return {
        state: 'warning',
        asked: ASKED,
        found: { en: `Without a client: ${names}.`, de: `Ohne Client: ${names}.` },
        advice: {
          en: 'Set SIGN_IN_…_CLIENT_ID and SIGN_IN_…_CLIENT_SECRET of the provider, or switch it off here.',
          de: 'Setzen Sie SIGN_IN_…_CLIENT_ID und SIGN_IN_…_CLIENT_SECRET des Anbieters, oder schalten Sie ihn hier aus.',
        },
      };
    },
  } satisfies ReadinessProbe;
}

/** Registers the readiness probe of the sign-in providers. */
@Injectable()
export class SignInProvidersReadiness implements OnModuleInit {
  constructor(
    private readonly probes: ReadinessProbes,
    private readonly providers: SocialProviders,
  ) {}

  onModuleInit(): void {
    this.probes.register(signInProvidersProbe(this.providers.names));
  }
}
