/**
 * Rules for folders that import each other: the second half of `npm run boundaries`. Tests are excluded, because they may import
 * anything. Imports of types count. The rules for allowed imports are in .dependency-cruiser.cjs.
 */
import base from './.dependency-cruiser.cjs';

const { options } = base;

/** The workspaces to which the rules apply: all of them. */
const WORKSPACES = 'domain|config-seeds|services|start|storefront|e2e|bench|sandbox|admin|demo';
const DIRECTED = `^(${WORKSPACES})/`;

/** The depths of subfolders that are checked. */
const LEVELS = [1, 2, 3];

export default {
  forbidden: [
    {
      name: 'folders-are-a-directed-graph',
      comment:
        'Two folders must not import each other, neither directly nor through other folders. Move code that both need to a folder below them, or let the upper one register with the lower one.',
      severity: 'error',
      scope: 'folder',
      from: { path: DIRECTED },
      to: { circular: true },
    },
    // The rule above treats a folder and its subfolders as one; this rule checks imports between them.
    ...LEVELS.map((levels) => ({
      name: `folders-do-not-import-upwards-${levels}`,
      comment:
        'A folder imports its subfolders. A subfolder must not import from the folder around it: move the code that it needs to a folder next to it.',
      severity: 'error',
      from: { path: `^((?:${WORKSPACES})/.+)/${'[^/]+/'.repeat(levels)}[^/]+$` },
      to: { path: '^$1/[^/]+\\.tsx?$' },
    })),
  ],
  options: { ...options, exclude: { path: [...options.exclude.path, '\\.spec\\.tsx?$', '/testing/'] } },
};
