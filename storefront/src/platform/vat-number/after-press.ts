/** Longest time that a press is waited for; it may end outside of the window. */
const LONGEST_PRESS_MILLISECONDS = 1000;

/**
 * Runs work at once, or after the press that moved the focus out of a field. A notice that appears during the press would move
 * the pressed button away from the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) {
    run();
    return;
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    clearTimeout(timer);
    // The click follows in the same task.
    setTimeout(run);
  };
  const timer = setTimeout(end, LONGEST_PRESS_MILLISECONDS);
  addEventListener('mouseup', end, { signal: ended.signal });
}
