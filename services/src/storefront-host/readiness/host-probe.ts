import type { ReadinessCheck, Sentence } from '@manifold/domain/readiness/contract';
import { pageFacts } from '@manifold/domain/readiness/page-facts';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import * as z from 'zod/mini';
import type { ProbeResult, ReadinessProbe } from '../../store-config/index.js';
import type { StoreOrigins } from '../../store-config/index.js';
import { homePath } from './localized-pages.js';
import { problemAt, wrongLanguage } from './problem-at.js';
import { answerText, type ShopReader, mapConcurrently } from './shop-reader.js';

const configSchema = z.object({ storeKey: z.string(), currencyCode: z.string(), locale: z.string() });

interface Reading {
  readonly reader: ShopReader;
  readonly origin: string;
  readonly snapshot: Snapshot;
}

/** Returns the problems of a locale's home page at the store's address. */
async function homeProblems({ reader, origin, snapshot }: Reading, locale: string): Promise<ReadinessCheck['details']> {
  const address = origin + homePath(snapshot, locale);
  const answer = await reader.read(address);
  if (answer.kind === 'unreachable' || answer.status !== 200) return [`${address}: ${answerText(answer)}`];
  const { lang } = pageFacts(answer.body);
  return lang === locale ? [] : [problemAt(address, wrongLanguage(lang, locale))];
}

const wrongStore = (actual: string | undefined, expected: string): Sentence => ({
  en: `shows ${actual ?? 'no store'} instead of ${expected}`,
  de: `zeigt ${actual ?? 'keinen Shop'} statt ${expected}`,
});

const wrongCurrency = (actual: string, expected: string): Sentence => ({
  en: `sells in ${actual} instead of ${expected}`,
  de: `verkauft in ${actual} statt ${expected}`,
});

function readConfig(body: string) {
  try {
    return configSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined; // Not our JSON: another server answered.
  }
}

/** Returns the problems of a host, which must show this store in its currency. Asks this process with the Host header. */
async function hostProblems({ reader, origin, snapshot }: Reading, host: string): Promise<ReadinessCheck['details']> {
  const answer = await reader.read(`${origin}/api/config`, host);
  if (answer.kind === 'unreachable' || answer.status !== 200) return [`${host}: ${answerText(answer)}`];
  const config = readConfig(answer.body);
  const { storeKey } = snapshot;
  const { currencyCode } = snapshot.document.sections.store;
  if (config?.storeKey !== storeKey) return [problemAt(host, wrongStore(config?.storeKey, storeKey))];
  return config.currencyCode === currencyCode
    ? []
    : [problemAt(host, wrongCurrency(config.currencyCode, currencyCode))];
}

const FAILED: Pick<ProbeResult, 'state' | 'found' | 'advice'> = {
  state: 'failed',
  found: { en: 'Not everywhere.', de: 'Nicht überall.' },
  advice: {
    en: 'ENOTFOUND: the host needs a DNS record that leads here. A certificate error: the proxy needs a certificate for the host. Anything else: look at the hosts and locales of the store.',
    de: 'ENOTFOUND: Der Host braucht einen DNS-Eintrag, der hierher führt. Ein Zertifikatsfehler: Der Proxy braucht ein Zertifikat für den Host. Sonst: Prüfen Sie Hosts und Sprachen des Shops.',
  },
};

/** Checks that the store answers at its public address in its languages and its currency. */
export function hostProbe(reader: ShopReader, origins: StoreOrigins): ReadinessProbe {
  return {
    id: 'host',
    section: 'store',
    probe: async (snapshot): Promise<ProbeResult> => {
      const origin = origins.originOf(snapshot);
      const { hosts, locales, currencyCode, productionHost } = snapshot.document.sections.store;
      const codes = locales.map(({ locale }) => locale);
      const reading = { reader, origin, snapshot };
      const details = [
        ...(await mapConcurrently(codes, (locale) => homeProblems(reading, locale))).flat(),
        ...(await mapConcurrently(hosts, (host) => hostProblems(reading, host))).flat(),
      ];
      const asked = {
        en: `${origin} answers in ${codes.join(', ')} with ${currencyCode}, and each of ${hosts.length} hosts shows this store.`,
        de: `${origin} antwortet in ${codes.join(', ')} mit ${currencyCode}, und jeder von ${hosts.length} Hosts zeigt diesen Shop.`,
      };
      if (details.length > 0) return { ...FAILED, asked, details };
      const isReal = origin.endsWith(productionHost);
      return {
        state: 'ok',
        asked,
        found: {
          en: isReal ? 'It does.' : `It does, on this machine; the DNS of ${productionHost} was not asked.`,
          de: isReal
            ? 'So ist es.'
            : `So ist es, auf diesem Rechner; das DNS von ${productionHost} wurde nicht gefragt.`,
        },
      };
    },
  };
}
