import { ownLanguages } from '@manifold/domain/store/own-languages';
import { timeZonesOf } from '@manifold/domain/store/time-zone';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { LiveConfig } from '../live/live-config.js';
import type { ReadinessProbe } from './readiness-probes.js';

/** Checks that the store's time zone belongs to its country, because dated values and campaigns depend on it. */
export const timeZoneProbe: ReadinessProbe = {
  id: 'time-zone',
  section: 'store',
  probe: ({ document: { sections } }) => {
    const { timeZone, countryCode } = sections.store;
    const known = timeZonesOf(countryCode);
    const asked = {
      en: `${timeZone} is a time zone of ${countryCode}.`,
      de: `${timeZone} ist eine Zeitzone von ${countryCode}.`,
    };
    if (known.includes(timeZone)) return { state: 'ok', asked, found: { en: 'It is.', de: 'Das stimmt.' } };
    const names = known.join(', ') || '–';
    return {
      state: 'failed',
      asked,
      found: { en: `The country has: ${names}.`, de: `Das Land hat: ${names}.` },
      advice: {
        en: 'Choose the time zone of the country: dated values and campaigns would begin hours too early or too late.',
        de: 'Wählen Sie die Zeitzone des Landes: Datierte Werte und Kampagnen begännen Stunden zu früh oder zu spät.',
      },
    };
  },
};

/** Checks that the store opens in a language of its country, not in that of the shop from which it was copied. */
export const ownLanguageProbe: ReadinessProbe = {
  id: 'own-language',
  section: 'store',
  probe: ({ document: { sections } }) => {
    const { countryCode, locales } = sections.store;
    const own = ownLanguages(countryCode);
    const names = own.join(', ') || '–';
    const opens = locales[0]?.language ?? '';
    const asked = {
      en: `The store opens in a language of ${countryCode} (${names}).`,
      de: `Der Shop öffnet in einer Sprache von ${countryCode} (${names}).`,
    };
    if (own.includes(opens))
      return { state: 'ok', asked, found: { en: `It opens in ${opens}.`, de: `Er öffnet in: ${opens}.` } };
    return {
      state: 'failed',
      asked,
      found: { en: `It opens in ${opens}.`, de: `Er öffnet in: ${opens}.` },
      advice: {
        en: 'Have the texts translated and put the country’s language first. Until then customers read foreign texts.',
        de: 'Lassen Sie die Texte übersetzen und stellen Sie die Landessprache voran. Bis dahin lesen Kunden fremde Texte.',
      },
    };
  },
};

type Owned = readonly (readonly [field: string, value: string | null])[];

/** Returns the data that identifies the owner of a store. */
function ownedBy({ document: { sections, locales } }: Snapshot): Owned {
  const bank = sections['bank-transfer'];
  const care = Object.values(locales).map((each) => each['customer-care']);
  return [
    ['merchant-account.merchantAccount', sections['merchant-account'].merchantAccount],
    ['bank-transfer.iban', bank.enabled ? bank.iban : null],
    ...care.map(({ phone }) => ['customer-care.phone', phone] as const),
    ...care.map(({ email }) => ['customer-care.email', email] as const),
  ];
}

/** Returns the data that a store shares with a store of another country, as `field: value (store)`. */
function copiedData(snapshot: Snapshot, others: readonly Snapshot[]): string[] {
  const { countryCode } = snapshot.document.sections.store;
  const foreign = others.filter(({ document }) => document.sections.store.countryCode !== countryCode);
  const owners = new Map(
    foreign.flatMap((other) => ownedBy(other).map(([field, value]) => [`${field} ${value}`, other.storeKey] as const)),
  );
  const copied = ownedBy(snapshot).flatMap(([field, value]) => {
    const owner = value === null ? undefined : owners.get(`${field} ${value}`);
    return owner === undefined ? [] : [`${field}: ${value} (${owner})`];
  });
  return [...new Set(copied)];
}

/** Checks that payments, bank account and customer care are not those of the store from which it was copied. */
export function ownerDataProbe(live: LiveConfig): ReadinessProbe {
  return {
    id: 'owner-data',
    section: 'merchant-account',
    probe: (snapshot) => {
      const copied = copiedData(snapshot, live.snapshots());
      const asked = {
        en: 'Merchant account, bank account and customer care belong to no other country.',
        de: 'Händlerkonto, Bankkonto und Kundendienst gehören keinem anderen Land.',
      };
      if (copied.length === 0) {
        return { state: 'ok', asked, found: { en: 'All are the store’s own.', de: 'Alle sind die des Shops.' } };
      }
      return {
        state: 'failed',
        asked,
        found: {
          en: `${copied.length} belong to another country.`,
          de: `${copied.length} gehören einem anderen Land.`,
        },
        advice: {
          en: 'Enter the data of this country’s company: money and calls go to the other country.',
          de: 'Tragen Sie die Daten der Firma dieses Landes ein: Geld und Anrufe gehen in das andere Land.',
        },
        details: copied,
      };
    },
  };
}
