import type * as z from 'zod';
import { hostListSchema, type HostList } from './host-list.js';

export const targetVariables = {
  /** The hosts that may receive requests of the support form. */
  SUPPORT_PLATFORM_HOSTS: hostListSchema,
  /** The hosts that may receive a token which opens a customer's orders. */
  ORDER_LINK_HOSTS: hostListSchema,
  /** The hosts of the stores, for the readiness check that requests them from outside. */
  STORE_HOSTS: hostListSchema,
};
type Values = z.infer<z.ZodObject<typeof targetVariables>>;

/** The hosts that may receive customer data, and the hosts of the stores. Empty lists allow nothing. */
export interface TargetHosts {
  readonly support: HostList;
  readonly orders: HostList;
  readonly stores: HostList;
}

export function targetHosts(values: Values): TargetHosts {
  const { SUPPORT_PLATFORM_HOSTS: support, ORDER_LINK_HOSTS: orders, STORE_HOSTS: stores } = values;
  return { support, orders, stores };
}
