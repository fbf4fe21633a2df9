import type { Suggestions } from '@manifold/domain/search/contract';
import { Observable } from '../../platform/observable/observable.js';

/** The state of the suggestions for the typed text. While new ones load, the previous ones stay visible. */
export type SuggestionState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly found: Suggestions | null }
  | { readonly status: 'found'; readonly found: Suggestions }
  | { readonly status: 'failed' };

type LoadSuggestions = (text: string, signal: AbortSignal) => Promise<Suggestions>;

/** Pause after the last keystroke before suggestions are requested (spec core §9). */
const PAUSE_MS = 300;

const IDLE: SuggestionState = { status: 'idle' };

/** Loads suggestions for the typed text, debounced; only the answer for the latest text counts. */
export class SuggestionSource {
  readonly state = new Observable<SuggestionState>(IDLE);
  private requestedText = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private abortController = new AbortController();

  constructor(
    private readonly loadSuggestions: LoadSuggestions,
    private readonly pauseMs = PAUSE_MS,
  ) {}

  /** Requests suggestions for a text and aborts the previous request. An empty text clears them; a failed text is requested again. */
  request(text: string): void {
    const state = this.state.get();
    if (text === this.requestedText && state.status !== 'failed') return;
    this.requestedText = text;
    clearTimeout(this.timer);
    this.abortController.abort();
    if (text === '') return this.state.set(IDLE);
    this.state.set({ status: 'loading', found: 'found' in state ? state.found : null });
    this.timer = setTimeout(() => void this.load(text), this.pauseMs);
  }

  private async load(text: string): Promise<void> {
    const { signal } = (this.abortController = new AbortController());
    try {
      const found = await this.loadSuggestions(text, signal);
      if (!signal.aborted) this.state.set({ status: 'found', found });
    } catch {
      // The list explains that Enter still searches.
      if (!signal.aborted) this.state.set({ status: 'failed' });
    }
  }
}
