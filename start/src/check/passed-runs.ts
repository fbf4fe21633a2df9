import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { InputHashes } from '../build/input-hash.js';

/** One check on the present content of its inputs. */
export interface CheckRun {
  /** Whether it passed on the same inputs before, so that it can be skipped. */
  readonly hasPassedBefore: boolean;
  /** Records that it passed on the inputs as they were at the start. */
  recordPass(): void;
}

export interface PassedRunsOptions {
  readonly root: string;
  /** The file with the input hashes of passed checks. */
  readonly file: string;
  /** Whether checks may be skipped. If not, everything runs, and passed checks are still recorded. */
  readonly maySkip: boolean;
}

/** Records which checks passed on which inputs, by content hash. */
export class PassedRuns {
  private readonly hashes: InputHashes;
  private readonly skippedNames: string[] = [];

  constructor(private readonly options: PassedRunsOptions) {
    this.hashes = new InputHashes(options.root);
  }

  begin(name: string, inputs: readonly string[]): CheckRun {
    const hash = `${process.version} ${this.hashes.hash(inputs)}`;
    const hasPassedBefore = this.options.maySkip && this.read()[name] === hash;
    if (hasPassedBefore) this.skippedNames.push(name);
    return { hasPassedBefore, recordPass: () => this.write({ ...this.read(), [name]: hash }) };
  }

  /** Whether checks that passed before may be skipped. */
  get maySkip(): boolean {
    return this.options.maySkip;
  }

  /** The skipped checks, in the order in which they were asked for. */
  get skipped(): readonly string[] {
    return this.skippedNames;
  }

  private read(): Record<string, string> {
    try {
      return JSON.parse(readFileSync(this.options.file, 'utf8')) as Record<string, string>;
    } catch {
      return {}; // no record yet, or a truncated file: everything runs
    }
  }

  private write(hashes: Record<string, string>): void {
    mkdirSync(path.dirname(this.options.file), { recursive: true });
    const temporary = `${this.options.file}.${process.pid}`;
    writeFileSync(temporary, JSON.stringify(hashes, null, 2));
    renameSync(temporary, this.options.file);
  }
}
