/**
 * How folders lie to each other: the second half of `npm run boundaries`. Tests are left out, because a test may use
 * whatever it tests against. Imports of types count. Who may import whom is in .dependency-cruiser.cjs.
 */
import base from './.dependency-cruiser.cjs';

const { options } = base;

/** The workspaces whose folders are a directed graph: all of them. */
const DIRECTED = '^(domain|config-seeds|services|start|storefront|e2e|bench|sandbox|admin|demo)/';

/** No folder is deeper than this below the one that it could import from. */
const LEVELS = [1, 2, 3];

export default {
  forbidden: [
    {
      name: 'folders-are-a-directed-graph',
      comment:
        'Two folders that need each other, at once or by way of others, are one folder: nobody can say which is below. Move what both need to a folder below them, or let the upper one register with the lower one.',
      severity: 'error',
      scope: 'folder',
      from: { path: DIRECTED },
      to: { circular: true },
    },
    // The rule above takes a folder and all folders in it for one; this one looks at a folder and those in it.
    ...LEVELS.map((levels) => ({
      name: `folders-do-not-import-upwards-${levels}`,
      comment:
        'A folder puts together what lies in it. If a part imports from the folder around it, neither can be read without the other: move what the part needs to a folder beside it.',
      severity: 'error',
      from: { path: `^((?:services|start|storefront)/.+)/${'[^/]+/'.repeat(levels)}[^/]+$` },
      to: { path: '^$1/[^/]+\\.tsx?$' },
    })),
  ],
  options: { ...options, exclude: { path: [...options.exclude.path, '\\.spec\\.tsx?$', '/testing/'] } },
};
