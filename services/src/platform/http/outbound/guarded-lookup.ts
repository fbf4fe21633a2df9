import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';

type Resolve = (
  hostname: string,
  options: LookupOptions & { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** The host is, or its name leads to, an address that requests must not be sent to. */
export class RefusedAddress extends Error {
  readonly code = 'ADDRESS_NOT_ALLOWED';

  constructor(hostname: string) {
    super(`${hostname} leads to an address that is not allowed`);
    this.name = 'RefusedAddress';
  }
}

/**
 * A `lookup` for a socket that fails with `RefusedAddress` unless every address of the name is allowed. The socket connects
 * to the addresses that were checked, so a name that answers differently a moment later changes nothing.
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
