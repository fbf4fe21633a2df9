import type { SupportRequest } from '@manifold/domain/support-webform/request';

/** The system in which the support team answers requests. */
export abstract class SupportPlatform {
  /** Whether there is a sandbox that takes tests. */
  abstract get hasSandbox(): boolean;
  /** Hands a request over. Throws when the platform did not take it: to be tried again. */
  abstract deliver(request: SupportRequest): Promise<void>;
  /** Hands a request to the sandbox, whatever its address says; tells where it went. Refuses where there is no sandbox. */
  abstract deliverToSandbox(request: SupportRequest): Promise<string>;
}
