const ADDRESS = /^https?:\/\/([^/?#:]+)/;

/** Returns the host of an absolute target; undefined for a path. */
export const hostOfTarget = (target: string): string | undefined => ADDRESS.exec(target)?.[1];

/** Returns whether a target is on the store's own hosts. */
export function isOnOwnHost(target: string, hosts: readonly string[]): boolean {
  const host = hostOfTarget(target);
  return host === undefined || hosts.includes(host);
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Normalises the path of a URL: decoded, lower case, without query and trailing slash. */
export function plainPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  const plain = decodePath(path).toLowerCase();
  return plain.length > 1 ? plain.replace(/\/+$/, '') || '/' : plain;
}
