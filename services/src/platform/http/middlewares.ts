/** The existing first path segments under /api; anything else is an unknown middleware (spec core §8). */
export const MIDDLEWARES: ReadonlySet<string> = new Set([
  'admin',
  'commerce',
  'config',
  'customer',
  'docs',
  'health',
  'preview',
  'support-requests',
]);
