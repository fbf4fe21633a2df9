const KEY = 'chunk-reloads';
const MAX_RELOADS = 2;
const PAUSE_MS = 60_000;
const ANSWER_MS = 5000;
/** How long a reload may take until it counts as cancelled. */
const REPLACED_MS = 5000;

/** Returns the times at which this tab reloaded because of a missing chunk. */
function reloads(): number[] {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as number[];
}

/** Returns whether the page may reload again: at most twice, at least one minute apart (spec shell §4). */
export function mayReload(times: readonly number[], now: number): boolean {
  const last = times.at(-1) ?? -Infinity;
  return times.length < MAX_RELOADS && now - last >= PAUSE_MS;
}

/** Returns whether the server answers. A reload without an answer would lose the page and what is typed into it. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/api/health/live', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) })).ok;
  } catch {
    return false;
  }
}

let asked: Promise<void> | undefined;

/**
 * Reloads a page whose build no longer exists; not if the network is lost, or if reloading did not help before. Several parts
 * that are missing at once are one reason.
 */
export function reloadForNewBuild(): Promise<void> {
  asked ??= reloadIfAnswered().finally(() => (asked = undefined));
  return asked;
}

async function reloadIfAnswered(): Promise<void> {
  if (!(await serverAnswers())) return;
  const times = reloads();
  const now = Date.now();
  if (mayReload(times, now)) {
    sessionStorage.setItem(KEY, JSON.stringify([...times, now]));
    location.reload();
    // The page runs until it is replaced; further missing chunks are no reason to reload again. If the shopper goes back at this
    // moment, the browser cancels the reload: it has not been tried then.
    await new Promise((resolve) => setTimeout(resolve, REPLACED_MS));
    sessionStorage.setItem(KEY, JSON.stringify(times));
  } else {
    console.error('A part is still missing');
  }
}

/** Reloads a page that is older than the last deployment when it requests a chunk that no longer exists. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // By the browser's message, the router would reload at once, without asking whether the server answers. If the import did not
    // fail at all, the router would keep the missing page for ever.
    payload.message = 'A part is missing';
    void reloadForNewBuild();
  });
}
