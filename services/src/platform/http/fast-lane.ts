import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a GET completely and returns true, or does nothing and returns false. */
export type FastLaneHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers requests from memory before the framework sees them: pages of the HTML cache and the published config. A handler
 * decides in microseconds whether it answers a request, and writes status, headers and body itself.
 */
export class FastLane {
  private readonly handlers: FastLaneHandler[] = [];

  /** Adds a handler. Handlers are tried in the order of registration. */
  register(handler: FastLaneHandler): void {
    this.handlers.push(handler);
  }

  /** Returns whether a handler has answered. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    for (const handler of this.handlers) if (handler(request, response)) return true;
    return false;
  }
}
