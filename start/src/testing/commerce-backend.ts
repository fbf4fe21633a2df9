import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { CHECKOUT } from '../programs/checkout.js';
import { freePort } from './free-port.js';
import { answers } from '../network/ready.js';
import { DIE_WITH_PARENT } from '../supervisor/child.js';
import { startTestServer, type TestServer } from './test-server.js';

const READY_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 20;
const PROGRAM = 'sandbox/dist/commercetools/main.js';

/** The API client with all rights in the embedded commerce backend. */
export const SEEDER = { id: 'manifold-seeder', secret: 'sandbox-seeder' };

/** The embedded commerce backend as its own process on an empty Postgres, without the shop. */
export class CommerceBackend {
  private child: ChildProcess | undefined;
  private exited: Promise<void> = Promise.resolve();

  private constructor(
    private readonly postgres: TestServer,
    readonly projectKey: string,
    private readonly port: number,
  ) {}

  static async start(projectKey: string): Promise<CommerceBackend> {
    const backend = new CommerceBackend(await startTestServer(), projectKey, await freePort());
    await backend.run().catch(async (error: unknown) => {
      await backend.stop();
      throw error;
    });
    return backend;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Restarts the process on the same data; returns the milliseconds until it answered. */
  async restart(): Promise<number> {
    await this.end();
    return this.run();
  }

  async stop(): Promise<void> {
    await this.end();
    await this.postgres.stop();
  }

  private async run(): Promise<number> {
    const began = performance.now();
    const child = spawn(process.execPath, ['--import', DIE_WITH_PARENT, PROGRAM], {
      cwd: CHECKOUT,
      env: {
        NODE_ENV: 'production',
        SANDBOX_DATABASE_URL: this.postgres.postgresUrl,
        COMMERCETOOLS_PORT: String(this.port),
        COMMERCETOOLS_PROJECT_KEY: this.projectKey,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    this.exited = new Promise((resolve) => child.once('exit', () => resolve()));
    while (!(await answers(`${this.url}/health`))) {
      if (child.exitCode !== null || performance.now() - began > READY_WITHIN_MS)
        throw new Error('The commerce backend did not start.');
      await pause(ASK_EVERY_MS);
    }
    return performance.now() - began;
  }

  private async end(): Promise<void> {
    this.child?.kill();
    await this.exited;
  }
}
