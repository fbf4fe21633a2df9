import type { HealthPart } from './health-parts.js';

/** What the supervisor tells a process that it started again. */
interface Restarts {
  readonly RESTARTS?: string | undefined;
  readonly LAST_END?: string | undefined;
}

/** A health part that is always up and names the restarts since the supervisor started, with the reason of the last one. */
export function restartsPart({ RESTARTS, LAST_END }: Restarts): HealthPart {
  const restarts = Number(RESTARTS ?? 0);
  const detail = `restarts: ${restarts}, last end: ${LAST_END ?? 'unknown'}`;
  return {
    name: 'process',
    essential: false,
    check: () => (restarts > 0 ? { status: 'up', detail } : { status: 'up' }),
  };
}
