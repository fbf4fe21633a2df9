import type { Reference, UserProvidedIdentifiers } from '@commercetools/platform-sdk';
import type { Resource } from '../storage/family.js';

/** One line of the change feed: that something happened to a resource. The rest of its fields depends on its type. */
export interface ChangeMessage extends Resource {
  readonly type: string;
  /** Counts the messages of one resource from 1 without a gap. */
  readonly sequenceNumber: number;
  readonly resource: Reference;
  readonly resourceVersion: number;
  readonly resourceUserProvidedIdentifiers?: UserProvidedIdentifiers;
}

/** For how many days the platform keeps messages unless the project says otherwise. */
export const KEPT_DAYS = 15;
