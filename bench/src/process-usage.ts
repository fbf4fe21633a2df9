import { readFile } from 'node:fs/promises';

/** Linux counts a process's time in ticks of a hundredth of a second. */
const MILLISECONDS_PER_TICK = 10;
const USER_TIME_FIELD = 11;
const SYSTEM_TIME_FIELD = 12;
const KIBIBYTES_PER_MEBIBYTE = 1024;

/** CPU time that a process has used so far, in milliseconds; undefined where the system does not say (no /proc). */
export async function cpuMilliseconds(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  // The second field is the name in brackets and may hold spaces: count from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TIME_FIELD]) + Number(fields[SYSTEM_TIME_FIELD])) * MILLISECONDS_PER_TICK;
}

/** Memory that a process holds, in MB; undefined where the system does not say. */
export async function residentMegabytes(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kibibytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kibibytes === undefined ? undefined : Math.round(Number(kibibytes) / KIBIBYTES_PER_MEBIBYTE);
}
