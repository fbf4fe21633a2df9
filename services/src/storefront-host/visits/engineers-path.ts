/** Whether the page at this path (without language prefix) is for those who build the shop: the components in all their states. */
export function isEngineersPath(path: string): boolean {
  return path === '/components';
}
