/** When something holds: instants, null where it has no beginning or no end. */
export interface Validity {
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** Whether it has begun by an instant and is not over. */
export const isValidAt = ({ validFrom, validUntil }: Validity, at: Date): boolean =>
  (validFrom === null || Date.parse(validFrom) <= at.getTime()) &&
  (validUntil === null || Date.parse(validUntil) > at.getTime());
