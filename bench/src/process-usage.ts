import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Linux counts a process's time in ticks of a hundredth of a second. */
const MILLISECONDS_PER_TICK = 10;
const USER_TIME_FIELD = 11;
const SYSTEM_TIME_FIELD = 12;
const KIBIBYTES_PER_MEBIBYTE = 1024;

/** Returns the CPU time of a process in milliseconds; undefined without /proc. */
export async function cpuMilliseconds(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The second field is the name in brackets, which may contain spaces, so fields are counted after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TIME_FIELD]) + Number(fields[SYSTEM_TIME_FIELD])) * MILLISECONDS_PER_TICK;
}

/** Returns the ids of a process and of all that it has started; only itself without /proc. */
async function withChildren(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const all = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(withChildren));
  return [pid, ...all.flat()];
}

/** Returns the CPU time of processes and their children in milliseconds, such as Postgres with its connections; 0 without /proc. */
export async function cpuMillisecondsOfAll(pids: readonly number[]): Promise<number> {
  const all = new Set((await Promise.all(pids.map(withChildren))).flat());
  const used = await Promise.all([...all].map(cpuMilliseconds));
  return used.reduce<number>((sum, milliseconds) => sum + (milliseconds ?? 0), 0);
}

const SAMPLE_MILLISECONDS = 2000;
const IDLE_CPU_SHARE = 0.1;
const IDLE_WITHIN_SAMPLES = 150;

/**
 * Waits until processes are almost idle, because a start causes work that must not be measured. Continues with a warning after
 * five minutes.
 */
export async function waitUntilIdle(pids: readonly number[]): Promise<void> {
  const used = async (): Promise<number> => {
    const all = await Promise.all(pids.map(cpuMilliseconds));
    return all.reduce<number>((sum, milliseconds) => sum + (milliseconds ?? 0), 0);
  };
  for (let sample = 0; sample < IDLE_WITHIN_SAMPLES; sample += 1) {
    const before = await used();
    await pause(SAMPLE_MILLISECONDS);
    if ((await used()) - before < SAMPLE_MILLISECONDS * IDLE_CPU_SHARE) return;
  }
  console.warn('The system is still busy, so the following figures include its own work.');
}

/** Returns the memory of a process in MB; undefined without /proc. */
export async function residentMegabytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kibibytes === undefined ? undefined : Math.round(Number(kibibytes) / KIBIBYTES_PER_MEBIBYTE);
}

const MEMORY_SAMPLE_EVERY_MILLISECONDS = 500;

/** Memory of a process over some time, in MB; empty without /proc. */
export interface MemoryUse {
  readonly median: number | undefined;
  readonly peak: number | undefined;
}

/**
 * Samples a process's memory until it is stopped. Under load the heap grows until the next garbage collection, by hundreds of MB
 * on a fast machine, so a single sample would be arbitrary.
 */
export function watchMemory(pid: number): () => Promise<MemoryUse> {
  const samples: number[] = [];
  const sample = async (): Promise<void> => {
    const megabytes = await residentMegabytes(pid);
    if (megabytes !== undefined) samples.push(megabytes);
  };
  const timer = setInterval(() => void sample(), MEMORY_SAMPLE_EVERY_MILLISECONDS);
  return async () => {
    clearInterval(timer);
    await sample();
    samples.sort((one, other) => one - other);
    return { median: samples[samples.length >> 1], peak: samples.at(-1) };
  };
}
