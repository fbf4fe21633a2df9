import type { IntlShape } from 'react-intl';
import type { Shop } from '../shop/shop.js';

/** What loaders, heads and the root component work with. */
export interface RouterContext {
  readonly shop: Shop;
  readonly intl: IntlShape;
  /** Scheme and host of the store. */
  readonly origin: string;
  /** The file of this locale's messages: announced in the head and read by the browser's first script. */
  readonly messagesFile?: string;
}

/** What a loader says of its page to the host: the page in other languages, and what it shows. */
export interface PageFacts {
  readonly paths?: Readonly<Record<string, string>>;
  readonly tags?: readonly string[];
}
