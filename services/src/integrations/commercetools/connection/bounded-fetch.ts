/** What the SDK reads of an answer. */
interface WholeAnswer {
  readonly status: number;
  text(): Promise<string>;
}

/**
 * `fetch` for the SDK that reads the whole body before it answers. The signal therefore ends a body that stalls as well: the
 * SDK's own timer stops with the headers. No second `Response` is made of the body: that costs as much as the request.
 */
export function boundedFetch(signal: AbortSignal): (url: string, init: RequestInit) => Promise<WholeAnswer> {
  return async (url, init) => {
    const response = await fetch(url, { ...init, signal });
    const body = await response.text();
    return { status: response.status, text: () => Promise.resolve(body) };
  };
}
