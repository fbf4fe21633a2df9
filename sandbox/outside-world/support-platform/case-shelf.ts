/** A request that the stand-in took: every field under the name that it came with. */
export interface ReceivedCase {
  readonly receivedAt: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

const KEPT = 50;

/** What was received since the start, newest first. Not kept over a restart: a real platform is another machine's memory. */
export class CaseShelf {
  private readonly cases: ReceivedCase[] = [];

  add(fields: ReceivedCase['fields']): void {
    this.cases.unshift({ receivedAt: new Date().toISOString(), fields });
    this.cases.length = Math.min(this.cases.length, KEPT);
  }

  list(): readonly ReceivedCase[] {
    return this.cases;
  }
}
