/** The first path segments under /api that exist; anything else is an unknown middleware (spec core §8). */
export const MIDDLEWARES: ReadonlySet<string> = new Set([
  'admin',
  'commerce',
  'config',
  'docs',
  'health',
  'preview',
  'support-requests',
]);
