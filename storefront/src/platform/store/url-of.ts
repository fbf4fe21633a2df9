import type { PageConfig } from '@manifold/domain/page-config/contract';
import { languagePrefix } from './language-prefix.js';

/** Makes a path of the store a whole address, with the page's language; a file's path (`/media/…`) has no language. */
export function urlBuilder(origin: string, config: PageConfig): (path: string) => string {
  const prefix = languagePrefix(config);
  return (path) => origin + (path.startsWith('/media/') ? '' : prefix) + path;
}
