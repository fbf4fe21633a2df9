/** Returns whether a path (without language prefix) is the page for engineers, which shows all components in all states. */
export function isEngineersPath(path: string): boolean {
  return path === '/components';
}
