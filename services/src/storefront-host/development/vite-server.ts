import { createRequire } from 'node:module';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of Vite's development server that we use. Vite is a dependency of the storefront and the console, not of services. */
interface Vite {
  middlewares(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  ssrLoadModule(path: string): Promise<Record<string, unknown>>;
  ssrFixStacktrace(error: Error): void;
  transformIndexHtml(url: string, html: string): Promise<string>;
  close(): Promise<void>;
}

interface ViteModule {
  createServer(options: object): Promise<Vite>;
}

/** Addresses of source files and of Vite itself, never of a page. */
const SOURCE = /^\/(@|src\/|node_modules\/|\.vite\/|__vite|domain\/)/;

/** Vite for one folder behind our own server, with hot reload over a socket on its own path. */
export class ViteServer {
  private constructor(
    private readonly vite: Vite,
    readonly folder: string,
  ) {}

  static async start(folder: string, server: Server, name: string): Promise<ViteServer> {
    const location = createRequire(join(folder, 'package.json')).resolve('vite');
    const module = (await import(pathToFileURL(location).href)) as ViteModule;
    const vite = await module.createServer({
      root: folder,
      appType: 'custom',
      server: { middlewareMode: true, allowedHosts: true, hmr: { server, path: `/__vite-${name}` } },
    });
    return new ViteServer(vite, folder);
  }

  /** Answers requests for source files. Returns false for others. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (!SOURCE.test(request.url ?? '')) return false;
    this.vite.middlewares(request, response, () => response.writeHead(404).end());
    return true;
  }

  load(path: string): Promise<Record<string, unknown>> {
    return this.vite.ssrLoadModule(path);
  }

  page(url: string, html: string): Promise<string> {
    return this.vite.transformIndexHtml(url, html);
  }

  close(): Promise<void> {
    return this.vite.close();
  }
}
