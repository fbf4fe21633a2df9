/** Makes the order of an accepted attempt. */
export const ENSURE_ORDER = 'ensure-order';
