/** What a process that is starting answers: whether it is ready, and a text that changes while it gets on. */
export interface Probe {
  readonly isReady: boolean;
  readonly state: string;
}

const ASK_TIMEOUT_MS = 2000;

/** Asks an address once. Ready is success, or, for `anyAnswer`, any answer at all. */
export async function probe(url: string, { anyAnswer = false } = {}): Promise<Probe> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS), redirect: 'manual' });
    return { isReady: anyAnswer || response.ok, state: await response.text() };
  } catch {
    return { isReady: false, state: '' }; // nobody there yet
  }
}

/** Whether something answers this address with success, or, for `anyAnswer`, answers at all. */
export async function answers(url: string, options?: { anyAnswer: boolean }): Promise<boolean> {
  return (await probe(url, options)).isReady;
}
