import { describe, expect, it } from '@jest/globals';
import { IdleMemory } from './idle-memory.js';

describe('the memory of a process', () => {
  it('is released when the process becomes idle, and no longer when it works again', () => {
    const flags: string[] = [];
    const memory = new IdleMemory((flag) => flags.push(flag));
    for (const utilization of [0.9, 0.02, 0.01, 0.5, 0.4, 0.03]) memory.update(utilization);
    expect(flags).toEqual(['--optimize-for-size', '--no-optimize-for-size', '--optimize-for-size']);
  });

  it('is not released by a process that is busy from its start', () => {
    const flags: string[] = [];
    const memory = new IdleMemory((flag) => flags.push(flag));
    for (const utilization of [0.9, 0.5]) memory.update(utilization);
    expect(flags).toEqual([]);
  });
});
