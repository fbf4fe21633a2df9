/** Makes the order of an accepted attempt. */
export const ENSURE_ORDER = 'ensure-order';
/** Finishes what a crash or an outage left behind, once a minute. */
export const SWEEP_CHECKOUTS = 'sweep-checkouts';
