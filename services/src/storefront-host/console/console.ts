import type { Server } from 'node:http';
import type { FastLane } from '../../platform/http/fast-lane.js';
import type { StaticFile } from '../static-files/static-file.js';

/** The source of the console: its build, or Vite during development. */
export abstract class Console {
  /** Returns the console's page, or undefined if it has not been built. */
  abstract page(url: string): Promise<string | undefined>;

  /** Returns a file that the page requests. */
  abstract file(path: string): Promise<StaticFile | undefined>;

  /** Attaches to the HTTP server before the first request. */
  async attach(_server: Server, _fastLane: FastLane): Promise<void> {}

  async detach(): Promise<void> {}
}
