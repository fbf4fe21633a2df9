import type { PageConfig } from '@manifold/domain/page-config/contract';

/** What the server writes into a page for the browser's first script. */
export interface BootData {
  readonly config: PageConfig;
  /** The file of this locale's messages; none while the storefront is being worked on. */
  readonly messagesFile?: string | undefined;
}
