/** Returns the result of a promise, or undefined if it takes longer than `milliseconds`. The work itself continues. */
export async function within<Answer>(milliseconds: number, work: Promise<Answer>): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  // A failure after the time limit must not end the process as an unhandled rejection.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
