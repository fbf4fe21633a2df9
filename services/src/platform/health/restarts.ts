import type { HealthPart } from './health-parts.js';

/** Environment variables that the supervisor sets when it restarts a process. */
interface Restarts {
  readonly RESTARTS?: string | undefined;
  readonly LAST_END?: string | undefined;
}

/** Returns a health part that is always up. Its detail names the restarts since the supervisor started and the last reason. */
export function restartsPart({ RESTARTS, LAST_END }: Restarts): HealthPart {
  const restarts = Number(RESTARTS ?? 0);
  const detail = `restarts: ${restarts}, last end: ${LAST_END ?? 'unknown'}`;
  return {
    name: 'process',
    essential: false,
    check: () => (restarts > 0 ? { status: 'up', detail } : { status: 'up' }),
  };
}
