import type { ReadinessCheck } from '@manifold/domain/readiness/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { within } from '../../platform/concurrency/within.js';
import type { ProbeResult, ReadinessProbe } from './readiness-probes.js';

const PROBE_TIMEOUT_MS = 5_000;
/** A list that is longer is cut: what is at its beginning is mended first. */
const MOST_DETAILS = 12;

const unanswered = (state: 'warning' | 'failed', found: ProbeResult['found']): ProbeResult => ({
  state,
  asked: { en: 'The question could not be asked to the end.', de: 'Die Frage konnte nicht zu Ende gestellt werden.' },
  found,
  advice: {
    en: 'Check again. If it stays so, the system that is asked is away: see Operations.',
    de: 'Prüfen Sie noch einmal. Bleibt es dabei, ist das befragte System nicht erreichbar: siehe Betrieb.',
  },
});

// Slow is not wrong: pages that nobody has asked for yet take their time.
const LATE = unanswered('warning', {
  en: 'No answer within five seconds.',
  de: 'Keine Antwort innerhalb von fünf Sekunden.',
});
const AWAY = unanswered('failed', { en: 'It could not be reached.', de: 'Es war nicht erreichbar.' });

type OnFailure = (error: unknown) => void;

async function resultOf(probe: ReadinessProbe, snapshot: Snapshot, onFailure: OnFailure): Promise<ProbeResult> {
  const asked = Promise.resolve(snapshot)
    .then((store) => probe.probe(store))
    .catch((error: unknown) => {
      onFailure(error);
      return AWAY;
    });
  return (await within(PROBE_TIMEOUT_MS, asked)) ?? LATE;
}

/** Asks a store one question. Never rejects, and takes five seconds at most: what is late is a warning, what breaks has failed. */
export async function askProbe(
  probe: ReadinessProbe,
  snapshot: Snapshot,
  onFailure: OnFailure,
): Promise<ReadinessCheck> {
  const began = performance.now();
  const { state, asked, found, advice = null, details = [] } = await resultOf(probe, snapshot, onFailure);
  const isMended = state === 'warning' || state === 'failed';
  return {
    id: probe.id,
    state,
    asked,
    found,
    advice: isMended ? advice : null,
    details: details.slice(0, MOST_DETAILS),
    section: isMended ? probe.section : null,
    milliseconds: Math.round(performance.now() - began),
  };
}
