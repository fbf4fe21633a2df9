const KEY = 'chunk-reloads';
const MAX_RELOADS = 2;
const PAUSE_MS = 60_000;

/** Returns the times at which this tab reloaded because of a missing chunk. */
function reloads(): number[] {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as number[];
}

/** Whether the page may reload again: at most twice, at least one minute apart (spec shell §4). */
export function mayReload(times: readonly number[], now: number): boolean {
  const last = times.at(-1) ?? -Infinity;
  return times.length < MAX_RELOADS && now - last >= PAUSE_MS;
}

/** Reloads a page whose build no longer exists. Returns false if reloading did not help before. */
export function reloadForNewBuild(): boolean {
  const times = reloads();
  const now = Date.now();
  if (!mayReload(times, now)) {
    console.error('A part of the page is missing and reloading did not help');
    return false;
  }
  sessionStorage.setItem(KEY, JSON.stringify([...times, now]));
  location.reload();
  return true;
}

/** Reloads a page that is older than the last deployment when it requests a chunk that no longer exists. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    if (reloadForNewBuild()) event.preventDefault();
  });
}
