import type { ReadinessCheck } from '@manifold/domain/readiness/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { within } from '../../platform/concurrency/within.js';
import type { ProbeResult, ReadinessProbe } from './readiness-probes.js';

const PROBE_TIMEOUT_MS = 5_000;
/** Longer lists are cut, because staff fix the first entries first. */
const MAX_DETAILS = 12;

const unanswered = (state: 'warning' | 'failed', found: ProbeResult['found']): ProbeResult => ({
  state,
  asked: { en: 'The check could not be completed.', de: 'Die Prüfung konnte nicht abgeschlossen werden.' },
  found,
  advice: {
    en: 'Check again. If the result is the same, the system cannot be reached: see Operations.',
    de: 'Prüfen Sie noch einmal. Bleibt es dabei, ist das befragte System nicht erreichbar: siehe Betrieb.',
  },
});

// A slow answer is only a warning, because the first request of a page takes longer.
const LATE = unanswered('warning', {
  en: 'No answer within five seconds.',
  de: 'Keine Antwort innerhalb von fünf Sekunden.',
});
const UNREACHABLE = unanswered('failed', { en: 'It could not be reached.', de: 'Es war nicht erreichbar.' });

type OnFailure = (error: unknown) => void;

async function resultOf(probe: ReadinessProbe, snapshot: Snapshot, onFailure: OnFailure): Promise<ProbeResult> {
  const asked = Promise.resolve(snapshot)
    .then((store) => probe.probe(store))
    .catch((error: unknown) => {
      onFailure(error);
      return UNREACHABLE;
    });
  return (await within(PROBE_TIMEOUT_MS, asked)) ?? LATE;
}

/** Runs one check of a store. Never rejects and takes at most five seconds: late is a warning, an exception a failure. */
export async function askProbe(
  probe: ReadinessProbe,
  snapshot: Snapshot,
  onFailure: OnFailure,
): Promise<ReadinessCheck> {
  const began = performance.now();
  const { state, asked, found, advice = null, details = [] } = await resultOf(probe, snapshot, onFailure);
  const needsAction = state === 'warning' || state === 'failed';
  return {
    id: probe.id,
    state,
    asked,
    found,
    advice: needsAction ? advice : null,
    details: details.slice(0, MAX_DETAILS),
    section: needsAction ? probe.section : null,
    milliseconds: Math.round(performance.now() - began),
  };
}
