import type { Suggestions } from '@manifold/domain/search/contract';
import { Observable } from '../../platform/observable/observable.js';

/** What the quick search knows of the text that is being typed. While it looks, what it found before still stands. */
export type SuggestionState =
  | { readonly status: 'nothing-asked' }
  | { readonly status: 'looking'; readonly found: Suggestions | null }
  | { readonly status: 'found'; readonly found: Suggestions }
  | { readonly status: 'failed' };

type Ask = (text: string, signal: AbortSignal) => Promise<Suggestions>;

/** How long nobody types before the search is asked (spec core §9). */
const PAUSE_MS = 300;

const NOTHING_ASKED: SuggestionState = { status: 'nothing-asked' };

/** Asks for suggestions while somebody types: after a pause, and for the newest text alone. */
export class SuggestionSource {
  readonly state = new Observable<SuggestionState>(NOTHING_ASKED);
  private wanted = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underway = new AbortController();

  constructor(
    private readonly ask: Ask,
    private readonly pauseMs = PAUSE_MS,
  ) {}

  /** Asks for another text and gives up the one before; an empty one asks for nothing. What failed is asked again. */
  want(text: string): void {
    const state = this.state.get();
    if (text === this.wanted && state.status !== 'failed') return;
    this.wanted = text;
    clearTimeout(this.timer);
    this.underway.abort();
    if (text === '') return this.state.set(NOTHING_ASKED);
    this.state.set({ status: 'looking', found: 'found' in state ? state.found : null });
    this.timer = setTimeout(() => void this.look(text), this.pauseMs);
  }

  private async look(text: string): Promise<void> {
    const { signal } = (this.underway = new AbortController());
    try {
      const found = await this.ask(text, signal);
      if (!signal.aborted) this.state.set({ status: 'found', found });
    } catch {
      // Enter still searches; the list says so.
      if (!signal.aborted) this.state.set({ status: 'failed' });
    }
  }
}
