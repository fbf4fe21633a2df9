/** Whether something answers this address with success, or, for `anyAnswer`, answers at all. */
export async function answers(url: string, { anyAnswer = false } = {}): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000), redirect: 'manual' });
    await response.body?.cancel();
    return anyAnswer || response.ok;
  } catch {
    return false; // nobody there yet
  }
}
