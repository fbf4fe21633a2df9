import semver from 'semver';

/** The oldest version of each line of Node that README.md names. */
const NODE_VERSIONS = ['20.19.0', '22.13.0', '24.0.0'] as const;

export interface PackageWithEngines {
  readonly version?: string;
  readonly engines?: { readonly node?: string };
}

/** Returns the packages of a lock file that exclude a version of Node on which the product must run, one line per package. */
export function excludedNodeVersions(packages: Readonly<Record<string, PackageWithEngines>>): string[] {
  return Object.entries(packages).flatMap(([place, { version, engines }]) => {
    const range = engines?.node ?? '*';
    const excluded = NODE_VERSIONS.filter((node) => !semver.satisfies(node, range));
    return excluded.length === 0 ? [] : [`${place} ${version} needs Node ${range}, not ${excluded.join(', ')}`];
  });
}
