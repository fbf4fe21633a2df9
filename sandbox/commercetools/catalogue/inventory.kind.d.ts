import type { InventoryEntry } from '@commercetools/platform-sdk';
import { type Kind } from '../resources/kind.js';
export declare const inventoryKind: Kind<InventoryEntry>;
