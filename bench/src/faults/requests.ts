import type { Answer } from './guest.js';

export type RequestKind = 'warm page' | 'new page' | 'cart' | 'search' | 'order' | 'payment' | 'vat number' | 'console';

/** A request during a fault or right after it. */
export interface SentRequest {
  readonly kind: RequestKind;
  readonly what: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly retryAfter: string | undefined;
  /** The error code of the answer, or the beginning of its body. */
  readonly detail: string;
}

/** Collects requests and their answers. */
export class SentRequests {
  readonly all: SentRequest[] = [];

  async add(kind: RequestKind, what: string, answer: Promise<Answer>): Promise<Answer> {
    const received = await answer;
    const { status, milliseconds, text, retryAfter } = received;
    const detail = status === 200 ? '' : (/"code":"([^"]+)"/.exec(text)?.[1] ?? text.slice(0, 80));
    this.all.push({ kind, what, status, milliseconds, retryAfter, detail });
    return received;
  }
}
