/** The answer of a starting process: whether it is ready, and a text that changes as it makes progress. */
export interface Probe {
  readonly isReady: boolean;
  readonly state: string;
}

const ASK_TIMEOUT_MS = 2000;

/** Requests an address once. It is ready if the answer is a success, or any answer with `anyAnswer`. */
export async function probe(url: string, { anyAnswer = false } = {}): Promise<Probe> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS), redirect: 'manual' });
    return { isReady: anyAnswer || response.ok, state: await response.text() };
  } catch {
    return { isReady: false, state: '' }; // nothing listens yet
  }
}

/** Returns whether the address answers with success, or answers at all with `anyAnswer`. */
export async function answers(url: string, options?: { anyAnswer: boolean }): Promise<boolean> {
  return (await probe(url, options)).isReady;
}
