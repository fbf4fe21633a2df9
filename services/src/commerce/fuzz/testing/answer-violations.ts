import { errorBodySchema } from '@manifold/domain/shop-error/contract';

const MAXIMUM_MILLISECONDS = 5000;

/** The raw answer to an input. */
export interface FuzzAnswer {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

export interface Expectation {
  /** The statuses that the OpenAPI document lists for the operation. */
  readonly documented: ReadonlySet<number>;
  /** Ids, addresses and numbers of other people. */
  readonly secrets: readonly string[];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const hasData = (body: unknown): boolean => typeof body === 'object' && body !== null && Object.hasOwn(body, 'data');

/** Returns what is wrong with an answer, one text each; empty for a valid answer. */
export function violationsOf(answer: FuzzAnswer, { documented, secrets }: Expectation): string[] {
  const { status, text, milliseconds } = answer;
  const body = parsed(text);
  const isValidBody = status === 200 ? hasData(body) : errorBodySchema.safeParse(body).success;
  return [
    ...(status >= 500 ? [`status ${status}: ${text.slice(0, 300)}`] : []),
    ...(documented.has(status) ? [] : [`status ${status} is not documented`]),
    ...(isValidBody ? [] : [`invalid body: ${text.slice(0, 300)}`]),
    ...(milliseconds > MAXIMUM_MILLISECONDS ? [`took ${Math.round(milliseconds)} ms`] : []),
    ...secrets.filter((secret) => text.includes(secret)).map((secret) => `reveals ${secret} of another person`),
  ];
}
