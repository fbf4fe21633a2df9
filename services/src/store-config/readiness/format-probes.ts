import { isPostalCode } from '@manifold/domain/postal-code/is-valid';
import { cleanVatNumber, hasVatNumberForm } from '@manifold/domain/vat-number/clean';
import type { ProbeResult, ReadinessProbe } from './readiness-probes.js';

/** No country's postal code, and no VAT number. */
const WRONG_POSTAL_CODE = '?';

/** The store's example of a postal code is taken, a wrong one refused: by the rule that checkout asks. */
export const postalCodeProbe: ReadinessProbe = {
  id: 'postal-code',
  section: 'postal-code',
  probe: ({ document: { sections } }) => {
    const { 'postal-code': format, store } = sections;
    const { example } = format;
    const asked = {
      en: `Checkout takes “${example}” and refuses “${WRONG_POSTAL_CODE}”.`,
      de: `Die Kasse nimmt „${example}“ an und lehnt „${WRONG_POSTAL_CODE}“ ab.`,
    };
    if (!isPostalCode(example, store.countryCode, format)) {
      return refusedExample(asked, example, { en: 'the pattern', de: 'das Muster' });
    }
    if (isPostalCode(WRONG_POSTAL_CODE, store.countryCode, format)) {
      return {
        state: 'warning',
        asked,
        found: { en: 'Anything is taken as a postal code.', de: 'Alles gilt als Postleitzahl.' },
        advice: { en: 'Give the country a pattern.', de: 'Geben Sie dem Land ein Muster.' },
      };
    }
    return { state: 'ok', asked, found: { en: 'Both are as they should be.', de: 'Beides ist, wie es sein soll.' } };
  },
};

/** The store's example of a VAT number has the form that is asked for, its bare prefix has not. */
export const vatNumberProbe: ReadinessProbe = {
  id: 'vat-number',
  section: 'vat-number',
  probe: ({ document: { sections } }) => {
    const format = sections['vat-number'];
    const { prefix, placeholder } = format;
    const sample = `${prefix}${placeholder}`;
    const asked = {
      en: `“${sample}” has the form of a VAT number, “${prefix}” alone has not.`,
      de: `„${sample}“ hat die Form einer USt-IdNr., „${prefix}“ allein nicht.`,
    };
    if (!hasVatNumberForm(sample, format)) {
      return refusedExample(asked, sample, { en: 'the least length', de: 'die Mindestlänge' });
    }
    if (hasVatNumberForm(prefix, format)) {
      return {
        state: 'failed',
        asked,
        found: { en: 'The prefix alone is taken.', de: 'Das Präfix allein wird angenommen.' },
        advice: { en: 'Raise the least length.', de: 'Erhöhen Sie die Mindestlänge.' },
      };
    }
    const cleaned = cleanVatNumber(sample, format);
    return {
      state: 'ok',
      asked,
      found: {
        en: `Both are as they should be; ${format.register} is asked for ${cleaned}.`,
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
