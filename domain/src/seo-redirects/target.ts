const ADDRESS = /^https?:\/\/([^/?#:]+)/;

/** The host of a target that is a whole address; undefined for a path. */
export const hostOfTarget = (target: string): string | undefined => ADDRESS.exec(target)?.[1];

/** Whether a target stays on the store's own hosts. */
export function isOnOwnHost(target: string, hosts: readonly string[]): boolean {
  const host = hostOfTarget(target);
  return host === undefined || hosts.includes(host);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The path of an address however it was written: decoded, in small letters, without query and slash at its end. */
export function plainPath(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  const plain = decoded(path).toLowerCase();
  return plain.length > 1 ? plain.replace(/\/+$/, '') || '/' : plain;
}
