import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';

type Resolve = (
  hostname: string,
  options: LookupOptions & { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The host is, or resolves to, an address to which requests must not be sent. */
export class RefusedAddress extends Error {
  readonly code = 'ADDRESS_NOT_ALLOWED';

  constructor(hostname: string) {
    super(`${hostname} resolves to an address that is not allowed`);
    this.name = 'RefusedAddress';
  }
}

/**
 * Returns a `lookup` for sockets that fails with `RefusedAddress` unless every address of the name is allowed. The socket
 * connects to the checked addresses, so a name that resolves differently a moment later has no effect.
 */
export function guardedLookup(isAllowed: (address: string) => boolean, resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) callback(error, '');
      else if (!first || !addresses.every(({ address }) => isAllowed(address)))
        callback(new RefusedAddress(hostname), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
