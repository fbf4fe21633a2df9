import type { CustomerRequest } from '@manifold/domain/customer-api/operations';

/** Numbers that a path can hold: paths have no capitals (spec shell §2.7), and a last segment with a dot is a file. */
const IN_PATH = /^[A-Z\d_-]{1,40}$/;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the last segment of the path of an order's page: the number in small letters, or the id if staff chose another number. */
export const orderSegment = ({ id, orderNumber }: { readonly id: string; readonly orderNumber: string }): string =>
  IN_PATH.test(orderNumber) ? orderNumber.toLowerCase() : id;

/** Returns the key of the order with this segment. */
export const orderKeyOf = (segment: string): CustomerRequest<'getMyOrder'> =>
  ID.test(segment) ? { id: segment } : { orderNumber: segment.toUpperCase() };
