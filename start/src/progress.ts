/** Prints what happens, one line per step with the time it took. */
export class Progress {
  constructor(
    private readonly out: NodeJS.WritableStream & { isTTY?: boolean } = process.stdout,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Runs one step under its title. A failing step gets its mark; the reason is the caller's to show. */
  async step<T>(title: string, work: () => Promise<T>): Promise<T> {
    const begun = this.now();
    if (this.out.isTTY) this.out.write(`  … ${title}`);
    try {
      const result = await work();
      this.finish('✓', title, begun);
      return result;
    } catch (error) {
      this.finish('✗', title, begun);
      throw error;
    }
  }

  line(text: string): void {
    this.out.write(`${text}\n`);
  }

  private finish(mark: string, title: string, begun: number): void {
    const seconds = ((this.now() - begun) / 1000).toFixed(1);
    this.out.write(`${this.out.isTTY ? '\r' : ''}  ${mark} ${title} (${seconds} s)\n`);
  }
}
