import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { InputHashes } from '../build/input-hash.js';

/** One check that is to run on what its inputs are now. */
export interface Trial {
  /** It passed on these very inputs before: it need not run. */
  readonly isGreen: boolean;
  /** Notes that it passed on what the inputs were when the trial began. */
  passed(): void;
}

export interface GreenRunsOptions {
  readonly root: string;
  /** Where the hashes of what passed are kept. */
  readonly file: string;
  /** Whether what passed before may be skipped; if not, everything runs, and what passes is noted all the same. */
  readonly maySkip: boolean;
}

/** Which checks passed on which inputs, by content: a check whose inputs are the same bytes as then has the same outcome. */
export class GreenRuns {
  private readonly hashes: InputHashes;
  private readonly skippedNames: string[] = [];

  constructor(private readonly options: GreenRunsOptions) {
    this.hashes = new InputHashes(options.root);
  }

  begin(name: string, inputs: readonly string[]): Trial {
    const hash = `${process.version} ${this.hashes.of(inputs)}`;
    const isGreen = this.options.maySkip && this.read()[name] === hash;
    if (isGreen) this.skippedNames.push(name);
    return { isGreen, passed: () => this.write({ ...this.read(), [name]: hash }) };
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
