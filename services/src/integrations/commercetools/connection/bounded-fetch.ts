/**
 * `fetch` for the SDK that reads the whole body before it answers. The signal therefore ends a body that stalls as well: the
 * SDK's own timer stops with the headers.
 */
export function boundedFetch(signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    const { status, headers, body, ...answer } = await fetch(input, { ...init, signal }).then(wholeAnswer);
    return new Response(NO_BODY.has(status) ? null : body, { ...answer, status, headers });
  };
}

/** Statuses with which a `Response` may have no body. */
const NO_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304]);

async function wholeAnswer(response: Response) {
  const { status, statusText, headers } = response;
  return { status, statusText, headers, body: await response.text() };
}
