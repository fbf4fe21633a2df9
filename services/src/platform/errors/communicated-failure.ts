/** Wraps a failure with the message for the shopper. The wrapped failure decides status and code of the answer. */
export class CommunicatedFailure extends Error {
  constructor(
    readonly failure: unknown,
    readonly communicate: string,
  ) {
    super(failure instanceof Error ? failure.message : String(failure), { cause: failure });
    this.name = 'CommunicatedFailure';
  }
}

/** Runs work and wraps its failures with a message for the shopper, if there is one. */
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
