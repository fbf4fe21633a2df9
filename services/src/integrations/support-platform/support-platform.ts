import type { SupportRequest } from '@manifold/domain/support-webform/request';

/** The system in which the support team answers requests. */
export abstract class SupportPlatform {
  /** Whether a sandbox for tests exists. */
  abstract get hasSandbox(): boolean;
  /** Delivers a request. Throws if the platform did not accept it, so that it is retried. */
  abstract deliver(request: SupportRequest): Promise<void>;
  /** Delivers a request to the sandbox instead of its address, and returns where. Throws if there is no sandbox. */
  abstract deliverToSandbox(request: SupportRequest): Promise<string>;
}
