import type { Snapshot } from '@manifold/domain/store-document/contract';

/** The link of a confirmation mail: its hash parameter, and the token in it. */
export interface ConsentLink {
  readonly hash: string;
  /** Undefined if the hash cannot be read or has none. */
  readonly token: string | undefined;
}

/** Records confirmed newsletters; implemented by the commerce module. */
export abstract class ConsentLinks {
  /**
   * Records the consent of a link. A link that is unknown, replaced or expired confirms nothing. Returns whether the newsletter
   * is in force, also for a link that is opened again; undefined for a link without a token.
   */
  abstract confirm(snapshot: Snapshot, link: ConsentLink): Promise<boolean | undefined>;
}
