import { isPostalCode } from '@manifold/domain/postal-code/is-postal-code';
import { cleanVatNumber, hasVatNumberForm } from '@manifold/domain/vat-number/clean';
import type { ProbeResult, ReadinessProbe } from './readiness-probes.js';

/** Not a postal code in any country. */
const WRONG_POSTAL_CODE = '?';

/** Checks with the rule of checkout that the store's example of a postal code is accepted and a wrong one refused. */
export const postalCodeProbe: ReadinessProbe = {
  id: 'postal-code',
  section: 'postal-code',
  probe: ({ document: { sections } }) => {
    const { 'postal-code': format, store } = sections;
    const { example } = format;
    const asked = {
      en: `Checkout accepts “${example}” and refuses “${WRONG_POSTAL_CODE}”.`,
      de: `Die Kasse nimmt „${example}“ an und lehnt „${WRONG_POSTAL_CODE}“ ab.`,
    };
    if (!isPostalCode(example, store.countryCode, format)) {
      return refusedExample(asked, example, { en: 'the pattern', de: 'das Muster' });
    }
    if (isPostalCode(WRONG_POSTAL_CODE, store.countryCode, format)) {
      return {
        state: 'warning',
        asked,
        found: { en: 'Anything is accepted as a postal code.', de: 'Alles gilt als Postleitzahl.' },
        advice: { en: 'Give the country a pattern.', de: 'Geben Sie dem Land ein Muster.' },
      };
    }
    return { state: 'ok', asked, found: { en: 'Both are correct.', de: 'Beides ist, wie es sein soll.' } };
  },
};

/** Checks that the store's example of a VAT number has the required form and the bare prefix has not. */
export const vatNumberProbe: ReadinessProbe = {
  id: 'vat-number',
  section: 'vat-number',
  probe: ({ document: { sections } }) => {
    const format = sections['vat-number'];
    const { prefix, placeholder } = format;
    const sample = `${prefix}${placeholder}`;
    const asked = {
      en: `“${sample}” has the form of a VAT number; “${prefix}” alone does not.`,
      de: `„${sample}“ hat die Form einer USt-IdNr., „${prefix}“ allein nicht.`,
    };
    if (!hasVatNumberForm(sample, format)) {
      return refusedExample(asked, sample, { en: 'the minimum length', de: 'die Mindestlänge' });
    }
    if (hasVatNumberForm(prefix, format)) {
      return {
        state: 'failed',
        asked,
        found: { en: 'The prefix alone is accepted.', de: 'Das Präfix allein wird angenommen.' },
        advice: { en: 'Raise the minimum length.', de: 'Erhöhen Sie die Mindestlänge.' },
      };
    }
    const cleaned = cleanVatNumber(sample, format);
    return {
      state: 'ok',
      asked,
      found: {
        en: `Both are correct; ${format.register} receives ${cleaned}.`,
        de: `Beides ist, wie es sein soll; ${format.register} wird nach ${cleaned} gefragt.`,
      },
    };
  },
};

function refusedExample(
  asked: ProbeResult['asked'],
  example: string,
  cause: Readonly<Record<'en' | 'de', string>>,
): ProbeResult {
  return {
    state: 'failed',
    asked,
    found: { en: `“${example}” is refused.`, de: `„${example}“ wird abgelehnt.` },
    advice: {
      en: `Correct the example or ${cause.en}: customers type it like that.`,
      de: `Berichtigen Sie das Beispiel oder ${cause.de}: So tippen es die Kunden.`,
    },
  };
}
