import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a GET in full and returns true, or returns false and has done nothing. */
export type FastLaneHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * What is answered from memory before the framework sees it: pages of the HTML cache and the published config. A handler
 * writes status, headers and body itself and decides in microseconds whether the request is its own.
 */
export class FastLane {
  private readonly handlers: FastLaneHandler[] = [];

  /** Handlers are tried in the order in which they were registered. */
  register(handler: FastLaneHandler): void {
    this.handlers.push(handler);
  }

  /** True when a handler has answered. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET') return false;
    for (const handler of this.handlers) if (handler(request, response)) return true;
    return false;
  }
}
