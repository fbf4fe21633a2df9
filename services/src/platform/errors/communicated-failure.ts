/** A failure with the words in which its shopper is told of it; how it is answered is the failure's own. */
export class CommunicatedFailure extends Error {
  constructor(
    readonly failure: unknown,
    readonly communicate: string,
  ) {
    super(failure instanceof Error ? failure.message : String(failure), { cause: failure });
    this.name = 'CommunicatedFailure';
  }
}

/** Runs work whose failures are told in these words, where there are any. */
export async function communicating<Answer>(
  communicate: string | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw communicate === undefined ? error : new CommunicatedFailure(error, communicate);
  }
}
