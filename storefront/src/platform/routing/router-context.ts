import type { IntlShape } from 'react-intl';
import type { Shop } from '../shop/shop.js';

/** The context of loaders, heads and the root component. */
export interface RouterContext {
  readonly shop: Shop;
  readonly intl: IntlShape;
  /** Scheme and host of the store. */
  readonly origin: string;
  /** The file of this locale's messages: announced in the head and read by the browser's first script. */
  readonly messagesFile?: string;
}

/** What a loader reports to the host: the page's paths by language, and cache tags of its content. */
export interface PageFacts {
  readonly paths?: Readonly<Record<string, string>>;
  readonly tags?: readonly string[];
}
