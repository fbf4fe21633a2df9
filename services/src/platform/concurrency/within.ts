/** What a promise comes to within so many milliseconds; undefined when it takes longer. The work itself goes on. */
export async function within<Answer>(milliseconds: number, work: Promise<Answer>): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  // Whoever came too late must not bring the process down with a failure that nobody waits for.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
