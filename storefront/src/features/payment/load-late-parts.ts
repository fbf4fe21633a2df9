/** Loads the parts that the payment page does not need at first. */
export const loadLateParts = () => import('./late-parts.js');
