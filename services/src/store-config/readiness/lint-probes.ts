import type { Finding } from '@manifold/domain/config-lint/contract';
import { lint } from '@manifold/domain/config-lint/lint';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { LiveConfig } from '../live/live-config.js';
import type { ReadinessProbe } from './readiness-probes.js';

const UNTRANSLATED = 'webform-not-translated';

const describeFinding = ({ section, field, values }: Finding): string => {
  const named = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  return [`${section}.${field}`, ...named].join(', ');
};

/** Returns the lint's findings for a store's current config; the publish screen shows findings of future rows. */
function findingsOf(live: LiveConfig, { storeKey }: Snapshot): Finding[] {
  const documents = live.snapshots().map(({ document }) => document);
  const moment = { at: new Date(), from: null, documents, unsealed: [] };
  return lint(new Map(), [moment]).filter(({ storeKeys }) => storeKeys.includes(storeKey));
}

/** Checks that every reason and subreason of the support form has texts in every language of the store. */
export function supportTextsProbe(live: LiveConfig): ReadinessProbe {
  return {
    id: 'support-texts',
    section: 'support-webform',
    probe: (snapshot) => {
      const { 'feature-toggles': toggles, store, 'support-webform': form } = snapshot.document.sections;
      const languages = [...new Set(store.locales.map(({ language }) => language))].join(', ');
      const asked = {
        en: `Reasons and subreasons of the support form have texts in ${languages}.`,
        de: `Gründe und Untergründe des Supportformulars haben Texte in ${languages}.`,
      };
      if (!toggles.supportWebform) {
        const found = { en: 'The store has no support form.', de: 'Der Shop hat kein Supportformular.' };
        return { state: 'not-applicable', asked, found };
      }
      const missing = findingsOf(live, snapshot).filter(({ rule }) => rule === UNTRANSLATED);
      const count = form.reasons.reduce((sum, { subreasons }) => sum + 1 + subreasons.length, 0);
      if (missing.length === 0) {
        return { state: 'ok', asked, found: { en: `All ${count} have them.`, de: `Alle ${count} haben sie.` } };
      }
      return {
        state: 'failed',
        asked,
        found: {
          en: `${missing.length} texts are missing; customers read English there.`,
          de: `${missing.length} Texte fehlen; Kunden lesen dort Englisch.`,
        },
        advice: { en: 'Write them in the support form.', de: 'Schreiben Sie sie im Supportformular.' },
        details: missing.map(({ values }) => `${values['language']}: ${values['key']}`),
      };
    },
  };
}

/** Checks that the lint has no findings for the store. */
export function configLintProbe(live: LiveConfig): ReadinessProbe {
  return {
    id: 'config-lint',
    section: null,
    probe: (snapshot) => {
      const found = findingsOf(live, snapshot).filter(({ rule }) => rule !== UNTRANSLATED);
      const errors = found.filter(({ severity }) => severity === 'error').length;
      const asked = {
        en: 'The values of all sections fit together, the country and its law.',
        de: 'Die Werte aller Bereiche passen zueinander, zum Land und zu seinem Recht.',
      };
      if (found.length === 0) {
        return { state: 'ok', asked, found: { en: 'Nothing stands out.', de: 'Nichts fällt auf.' } };
      }
      return {
        state: errors > 0 ? 'failed' : 'warning',
        asked,
        found: {
          en: `${errors} errors, ${found.length - errors} warnings.`,
          de: `${errors} Fehler, ${found.length - errors} Warnungen.`,
        },
        advice: {
          en: 'Look at the fields named below in their sections.',
          de: 'Sehen Sie sich die unten genannten Felder in ihren Bereichen an.',
        },
        details: found.map(describeFinding),
      };
    },
  };
}
