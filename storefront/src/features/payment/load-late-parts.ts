/** Loads what the payment page can be shown without. */
export const loadLateParts = () => import('./late-parts.js');
