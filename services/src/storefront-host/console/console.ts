import type { Server } from 'node:http';
import type { FastLane } from '../../platform/http/fast-lane.js';
import type { StaticFile } from '../static-files/static-file.js';

/** Where the console comes from: its build, or Vite while it is being worked on. */
export abstract class Console {
  /** The console's one page, or undefined when it has not been built. */
  abstract page(url: string): Promise<string | undefined>;

  /** A file that the page asks for. */
  abstract file(path: string): Promise<StaticFile | undefined>;

  /** Joins the server that it is served by, before the first request. */
  async attach(_server: Server, _fastLane: FastLane): Promise<void> {}

  async detach(): Promise<void> {}
}
