import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';

const CHECK_EVERY_MILLISECONDS = 5_000;
const IDLE_UTILIZATION = 0.1;

/**
 * Makes V8 release memory soon after a load. By default it waits until the average of its last ten young collections shows
 * that little is allocated, which takes about a minute. The flag makes it collect and compact in small steps when its timer of
 * 8 s next fires. It costs up to half of the speed while the process works, so it is set only in idle times.
 */
export class IdleMemory {
  private isIdle = false;

  constructor(private readonly setFlag: (flag: string) => void = setFlagsFromString) {}

  /** Starts to measure how busy the event loop is. The timer does not keep the process alive. */
  start(): void {
    let last = performance.eventLoopUtilization();
    const check = (): void => {
      const now = performance.eventLoopUtilization();
      this.update(performance.eventLoopUtilization(now, last).utilization);
      last = now;
    };
    setInterval(check, CHECK_EVERY_MILLISECONDS).unref();
  }

  /** Sets or clears the flag. `utilization` is the share of the last seconds in which the event loop was busy, 0 to 1. */
  update(utilization: number): void {
    const isIdle = utilization < IDLE_UTILIZATION;
    if (isIdle === this.isIdle) return;
    this.isIdle = isIdle;
    this.setFlag(isIdle ? '--optimize-for-size' : '--no-optimize-for-size');
  }
}
