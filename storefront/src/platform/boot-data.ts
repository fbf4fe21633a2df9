import type { PageConfig } from '@manifold/domain/page-config/contract';

/** Data that the server writes into a page for the browser's entry script. */
export interface BootData {
  readonly config: PageConfig;
  /** The file of this locale's messages; undefined in development. */
  readonly messagesFile?: string | undefined;
}
