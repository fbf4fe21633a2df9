/** A received support request with all its form fields. */
export interface ReceivedCase {
  readonly receivedAt: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

const MAX_CASES = 50;

/** Holds the support requests since the start, newest first, in memory. */
export class CaseStore {
  private readonly cases: ReceivedCase[] = [];

  add(fields: ReceivedCase['fields']): void {
    this.cases.unshift({ receivedAt: new Date().toISOString(), fields });
    this.cases.length = Math.min(this.cases.length, MAX_CASES);
  }

  list(): readonly ReceivedCase[] {
    return this.cases;
  }
}
