import { READINESS_CHECKS, type ReadinessCheck, type StoreReadiness } from '@manifold/domain/readiness/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { Clock } from '../clock.js';
import { LiveConfig } from '../delivery/live-config.js';
import { ReadinessProbes, type ProbeResult, type ReadinessProbe } from './readiness-probes.js';
import { ReadinessRepository } from './readiness.repository.js';

const PROBE_TIMEOUT_MS = 5_000;
/** A list that is longer is cut: what is at its beginning is mended first. */
const MOST_DETAILS = 12;

const placeOf = ({ id }: Pick<ReadinessCheck, 'id'>): number => READINESS_CHECKS.indexOf(id);

const unanswered = (state: 'warning' | 'failed', found: ProbeResult['found']): ProbeResult => ({
  state,
  asked: { en: 'The question could not be asked to the end.', de: 'Die Frage konnte nicht zu Ende gestellt werden.' },
  found,
  toDo: {
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

/** Asks stores whether they are ready to sell. */
@Injectable()
export class Readiness {
  /** Stores that are being asked: whoever asks meanwhile gets the same answer. */
  private readonly underway = new Map<string, Promise<StoreReadiness>>();

  constructor(
    private readonly live: LiveConfig,
    private readonly probes: ReadinessProbes,
    private readonly kept: ReadinessRepository,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** What each store came to when it was asked last. */
  last(): Promise<StoreReadiness[]> {
    return this.kept.all();
  }

  /** Asks a store everything, now and at once; a question that fails or is slow leaves the others alone. Refuses an unknown store. */
  check(storeKey: string): Promise<StoreReadiness> {
    const snapshot = this.live.snapshot(storeKey);
    if (!snapshot) throw new ShopError('not-found');
    const running = this.underway.get(storeKey);
    if (running) return running;
    const started = this.ask(snapshot).finally(() => this.underway.delete(storeKey));
    this.underway.set(storeKey, started);
    return started;
  }

  private async ask(snapshot: Snapshot): Promise<StoreReadiness> {
    const checks = await Promise.all(this.probes.all().map((probe) => this.answer(probe, snapshot)));
    checks.sort((first, second) => placeOf(first) - placeOf(second));
    const { storeKey, revision } = snapshot;
    const readiness = { storeKey, revision, checkedAt: this.clock.now().toISOString(), checks };
    await this.kept.keep(readiness);
    return readiness;
  }

  private async answer(probe: ReadinessProbe, snapshot: Snapshot): Promise<ReadinessCheck> {
    const began = performance.now();
    const { state, asked, found, toDo = null, details = [] } = await this.resultOf(probe, snapshot);
    const isMended = state === 'warning' || state === 'failed';
    return {
      id: probe.id,
      state,
      asked,
      found,
      toDo: isMended ? toDo : null,
      details: details.slice(0, MOST_DETAILS),
      section: isMended ? probe.section : null,
      milliseconds: Math.round(performance.now() - began),
    };
  }

  private async resultOf(probe: ReadinessProbe, snapshot: Snapshot): Promise<ProbeResult> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<ProbeResult>((resolve) => {
      timer = setTimeout(resolve, PROBE_TIMEOUT_MS, LATE);
    });
    const asked = Promise.resolve(snapshot)
      .then((store) => probe.probe(store))
      .catch((error: unknown) => {
        this.logger.warn({ probe: probe.id, storeKey: snapshot.storeKey, err: error }, 'a store could not be asked');
        return AWAY;
      });
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }
}
