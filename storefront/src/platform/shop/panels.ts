import { Observable } from '../observable/observable.js';

/** What can lie over the page. One at a time. */
export type Panel = 'cart' | 'menu';

export const openPanel = () => new Observable<Panel | undefined>(undefined);
