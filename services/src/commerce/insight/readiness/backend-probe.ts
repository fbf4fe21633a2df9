import type { Drift, StoreBackend } from '../../../integrations/commercetools/ports/store-backend.js';
import type { LiveConfig, ProbeResult, ReadinessProbe } from '../../../store-config/index.js';
import { storeFacts, suppliedLike } from '../../store-sync/index.js';

const QUESTION = {
  en: 'Store, tax rate, zone, shipping rates, flags and campaigns in the commerce backend match the configuration.',
  de: 'Shop, Steuersatz, Zone, Versandkosten, Schalter und Kampagnen im Commerce-Backend stimmen mit der Konfiguration überein.',
};

const driftText = ({ what, config, backend }: Drift): string => `${what}: ${backend ?? '–'}, ${config ?? '–'}?`;

/** Checks that the commerce backend matches config. */
export function backendProbe(backend: StoreBackend, live: LiveConfig): ReadinessProbe {
  return {
    id: 'commerce-backend',
    section: null,
    probe: async (snapshot): Promise<ProbeResult> => {
      const drift = await backend.drift(storeFacts(snapshot, suppliedLike(live.snapshots())));
      if (drift.length === 0) {
        return { state: 'ok', asked: QUESTION, found: { en: 'No differences.', de: 'Keine Abweichungen.' } };
      }
      return {
        state: 'failed',
        asked: QUESTION,
        found: {
          en: `${drift.length} differences (backend, configuration):`,
          de: `${drift.length} Abweichungen (Backend, Konfiguration):`,
        },
        advice: {
          en: 'Synchronize the store on this page, or wait up to ten minutes for the automatic sync.',
          de: 'Gleichen Sie den Shop auf dieser Seite ab, oder warten Sie bis zu zehn Minuten auf den automatischen Abgleich.',
        },
        details: drift.map(driftText),
      };
    },
  };
}
