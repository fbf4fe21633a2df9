import type { AnalyticsEvent, EventSink } from './events.js';

export interface AnalyticsParams {
  /** Loads the data layer; called with the first event that has consent. */
  readonly open: () => Promise<EventSink>;
  /** Whether the shopper consents now. */
  readonly hasConsent: () => boolean;
}

/**
 * Passes the shop's events to the data layer while the shopper consents. An event without consent is dropped: nothing is
 * stored, held back or loaded.
 */
export class Analytics {
  private sink: Promise<EventSink> | undefined;

  constructor(private readonly params: AnalyticsParams) {}

  emit(event: AnalyticsEvent): void {
    const { open, hasConsent } = this.params;
    if (!hasConsent()) return;
    this.sink ??= open();
    this.sink.then(
      ({ push }) => void push(event),
      // An event that cannot be reported must not disturb the shopper. The next one tries again.
      () => (this.sink = undefined),
    );
  }
}
