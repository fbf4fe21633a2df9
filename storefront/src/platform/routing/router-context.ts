import type { IntlShape } from 'react-intl';
import type { PageMessages, WithMessages } from '../intl/page-messages.js';
import type { Shop } from '../shop/shop.js';

/** The context of loaders, heads and the root component. */
export interface RouterContext {
  readonly shop: Shop;
  readonly intl: IntlShape;
  /** Scheme and host of the store. */
  readonly origin: string;
  /** Loads the messages of a part beside the data of a page. */
  readonly withMessages: WithMessages;
  /** The files of this locale's messages, and which of them this page needs; undefined in development. */
  readonly messages?: PageMessages | undefined;
}

/** The report of a loader to the host: the page's paths by language, and cache tags of its content. */
export interface PageFacts {
  readonly paths?: Readonly<Record<string, string>>;
  readonly tags?: readonly string[];
}
