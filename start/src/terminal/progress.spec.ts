import { describe, expect, it } from '@jest/globals';
import { Progress } from './progress.js';

function screen(isTTY: boolean) {
  const written: string[] = [];
  let clock = 0;
  const out = { isTTY, write: (text: string | Uint8Array) => (written.push(String(text)), true) };
  return { written, progress: new Progress(out, () => (clock += 500)) };
}

describe('the progress of a start', () => {
  it('is one line per step, with its time', async () => {
    const { written, progress } = screen(false);
    expect(await progress.step('Postgres running', async () => 7)).toBe(7);
    expect(written).toEqual(['  ✓ Postgres running (0.5 s)\n']);
  });

  it('marks a failed step and rethrows its error', async () => {
    const { written, progress } = screen(false);
    const failing = progress.step('Storefront bundled', async () => {
      throw new Error('no memory');
    });
    await expect(failing).rejects.toThrow('no memory');
    expect(written.join('')).toContain('✗ Storefront bundled');
  });

  it('shows all running steps on a terminal', async () => {
    const { written, progress } = screen(true);
    await Promise.all([progress.step('one', async () => 1), progress.step('two', async () => 2)]);
    expect(written.join('')).toContain('… one · two');
  });
});
