import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { InputHashes } from '../build/input-hash.js';

/** One check that is to run on what its inputs are now. */
export interface CheckRun {
  /** It passed on these very inputs before: it need not run. */
  readonly hasPassedBefore: boolean;
  /** Notes that it passed on what the inputs were when the trial began. */
  passed(): void;
}

export interface PassedRunsOptions {
  readonly root: string;
  /** Where the hashes of what passed are kept. */
  readonly file: string;
  /** Whether what passed before may be skipped; if not, everything runs, and what passes is noted all the same. */
  readonly maySkip: boolean;
}

/** Which checks passed on which inputs, by content: a check whose inputs are the same bytes as then has the same outcome. */
export class PassedRuns {
  private readonly hashes: InputHashes;
  private readonly skippedNames: string[] = [];

  constructor(private readonly options: PassedRunsOptions) {
    this.hashes = new InputHashes(options.root);
  }

  begin(name: string, inputs: readonly string[]): CheckRun {
    const hash = `${process.version} ${this.hashes.of(inputs)}`;
    const hasPassedBefore = this.options.maySkip && this.read()[name] === hash;
    if (hasPassedBefore) this.skippedNames.push(name);
    return { hasPassedBefore, passed: () => this.write({ ...this.read(), [name]: hash }) };
  }

  /** Whether what passed before may be skipped. */
  get maySkip(): boolean {
    return this.options.maySkip;
  }

  /** What need not run, in the order in which it was asked for. */
  get skipped(): readonly string[] {
    return this.skippedNames;
  }

  private read(): Record<string, string> {
    try {
      return JSON.parse(readFileSync(this.options.file, 'utf8')) as Record<string, string>;
    } catch {
      return {}; // nothing passed yet, or the file was cut short: everything runs
    }
  }

  private write(hashes: Record<string, string>): void {
    mkdirSync(path.dirname(this.options.file), { recursive: true });
    const draft = `${this.options.file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(hashes, null, 2));
    renameSync(draft, this.options.file);
  }
}
