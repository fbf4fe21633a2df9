import type { Drift, StoreBackend } from '../../../integrations/commercetools/ports/store-backend.js';
import type { LiveConfig, ProbeResult, ReadinessProbe } from '../../../store-config/index.js';
import { storeFacts, suppliedLike } from '../../store-sync/index.js';

const ASKED = {
  en: 'The commerce backend has the store, its tax rate, zone and shipping rates, flags and campaigns as config says.',
  de: 'Das Commerce-Backend hat Shop, Steuersatz, Zone und Versandkosten, Schalter und Kampagnen, wie die Konfiguration sie nennt.',
};

const driftText = ({ what, config, backend }: Drift): string => `${what}: ${backend ?? '–'}, ${config ?? '–'}?`;

/** The commerce backend is in line with config. */
export function backendProbe(backend: StoreBackend, live: LiveConfig): ReadinessProbe {
  return {
    id: 'commerce-backend',
    section: null,
    probe: async (snapshot): Promise<ProbeResult> => {
      const drift = await backend.drift(storeFacts(snapshot, suppliedLike(live.snapshots())));
      if (drift.length === 0) {
        return { state: 'ok', asked: ASKED, found: { en: 'Nothing differs.', de: 'Nichts weicht ab.' } };
      }
      return {
        state: 'failed',
        asked: ASKED,
        found: {
          en: `${drift.length} things differ: what it has, and what config says.`,
          de: `${drift.length} Dinge weichen ab: was es hat, und was die Konfiguration sagt.`,
        },
        advice: {
          en: 'Mend it on this page; by itself that happens within ten minutes.',
          de: 'Beheben Sie es auf dieser Seite; von selbst geschieht es binnen zehn Minuten.',
        },
        details: drift.map(driftText),
      };
    },
  };
}
