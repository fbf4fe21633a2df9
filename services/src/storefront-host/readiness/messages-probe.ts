import type { ProbeResult, ReadinessProbe } from '../../store-config/index.js';
import type { Storefront } from '../rendering/storefront.js';

/** Checks that the storefront has all its texts in every locale of the store. */
export function messagesProbe(storefront: Storefront): ReadinessProbe {
  return {
    id: 'messages',
    section: null,
    probe: async ({ document }): Promise<ProbeResult> => {
      const { server } = await storefront.load();
      const locales = document.sections.store.locales.map(({ locale }) => locale);
      const missing = await Promise.all(
        locales.map(async (locale) => (await server.listUntranslated(locale)).map((id) => `${locale}: ${id}`)),
      );
      const details = missing.flat();
      const asked = {
        en: `Every text of the shop exists in ${locales.join(', ')}.`,
        de: `Jeder Text des Shops ist in ${locales.join(', ')} da.`,
      };
      if (details.length === 0) return { state: 'ok', asked, found: { en: 'None is missing.', de: 'Keiner fehlt.' } };
      return {
        state: 'failed',
        asked,
        found: {
          en: `${details.length} are missing; customers read English there.`,
          de: `${details.length} fehlen; Kunden lesen dort Englisch.`,
        },
        advice: {
          en: 'The texts come with a release: have them translated in storefront/messages.',
          de: 'Die Texte kommen mit einem Release: Lassen Sie sie in storefront/messages übersetzen.',
        },
        details,
      };
    },
  };
}
