import type { Exchange, Validator } from './exchange.js';

/** A watch over the answers of one server. */
export interface Watch {
  /** Ends the watch. Throws if any answer was not as described, whether or not a test noticed. */
  end(): void;
}

const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const textOf = (input: Parameters<typeof fetch>[0]): string => (input instanceof Request ? input.url : String(input));

/**
 * Passes every answer of the server to the validators, for all calls of this process. A problem fails the call at once, and
 * `end` again, because a test may expect the call to fail.
 */
export function watchAnswers(isOurs: (url: URL) => boolean, validators: readonly Validator[]): Watch {
  const original = globalThis.fetch;
  const found: string[] = [];
  const validate = (exchange: Exchange): void => {
    const problems = validators.flatMap((one) => one(exchange));
    if (problems.length === 0) return;
    const message = `${exchange.method} ${exchange.path} → ${exchange.status}\n  ${problems.slice(0, 5).join('\n  ')}`;
    found.push(message);
    throw new Error(`An answer is not as the platform describes it: ${message}`);
  };
  const watched: typeof fetch = async (input, init) => {
    const answer = await original(input, init);
    const url = new URL(textOf(input));
    if (!isOurs(url)) return answer;
    const received = parsed(await answer.clone().text());
    const method = (init?.method ?? 'GET').toUpperCase();
    validate({ method, path: url.pathname + url.search, status: answer.status, sent: parsed(init?.body), received });
    return answer;
  };
  globalThis.fetch = watched;
  return {
    end: () => {
      if (globalThis.fetch === watched) globalThis.fetch = original;
      if (found.length > 0)
        throw new Error(`Answers that are not as the platform describes them:\n${found.join('\n')}`);
    },
  };
}
