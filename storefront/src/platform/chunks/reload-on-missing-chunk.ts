const KEY = 'chunk-reloads';
const MAX_RELOADS = 2;
const PAUSE_MS = 60_000;

/** The times at which this tab reloaded for a missing chunk. */
function reloads(): number[] {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as number[];
}

/** Whether the page may be reloaded again: twice in all, and not within a minute. (spec shell §4) */
export function mayReload(times: readonly number[], now: number): boolean {
  const last = times.at(-1) ?? -Infinity;
  return times.length < MAX_RELOADS && now - last >= PAUSE_MS;
}

/** A page that is older than the last deployment asks for code that is gone: it starts again with the new one. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    const times = reloads();
    const now = Date.now();
    if (!mayReload(times, now)) {
      console.error('A part of the page is missing and reloading did not help');
      return;
    }
    event.preventDefault();
    sessionStorage.setItem(KEY, JSON.stringify([...times, now]));
    location.reload();
  });
}
