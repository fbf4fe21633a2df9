const ERASE_LINE = '\r\u001b[K';

/** Prints one line per finished step with its time and, on a terminal, the steps that are running. */
export class Progress {
  private readonly underWay = new Set<string>();

  constructor(
    private readonly out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Runs a step and prints its title and time. Several may run at once. A failed step is marked, and its error is rethrown. */
  async step<T>(title: string, work: () => Promise<T>): Promise<T> {
    const begun = this.now();
    this.underWay.add(title);
    this.showUnderWay();
    let mark = '✗';
    try {
      const result = await work();
      mark = '✓';
      return result;
    } finally {
      this.underWay.delete(title);
      this.line(`  ${mark} ${title} (${((this.now() - begun) / 1000).toFixed(1)} s)`);
    }
  }

  line(text: string): void {
    this.out.write(`${this.out.isTTY ? ERASE_LINE : ''}${text}\n`);
    this.showUnderWay();
  }

  private showUnderWay(): void {
    if (!this.out.isTTY || this.underWay.size === 0) return;
    this.out.write(`${ERASE_LINE}  … ${[...this.underWay].join(' · ')}`);
  }
}
