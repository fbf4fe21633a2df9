import { FAMILIES } from '../resources/families.js';
import { presented } from '../storage/family.js';
import type { Work } from '../resources/work.js';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object that a path such as `paymentInfo.payments[*]` leads to. */
function reached(root: unknown, path: string): Node[] {
  const step = (nodes: readonly unknown[], field: string): unknown[] =>
    nodes.flatMap((node) => {
      const value = isNode(node) ? node[field.replace('[*]', '')] : undefined;
      return Array.isArray(value) ? (value as unknown[]) : [value];
    });
  return path.split('.').reduce<unknown[]>(step, [root]).filter(isNode);
}

async function expandReferences(work: Work, nodes: readonly Node[]): Promise<void> {
  for (const node of nodes) {
    const family = typeof node.typeId === 'string' ? FAMILIES.get(node.typeId) : undefined;
    const [by, value] = typeof node.id === 'string' ? (['id', node.id] as const) : (['key', node.key] as const);
    if (family === undefined || typeof value !== 'string') continue;
    const found = await work.find(family, by, value);
    // Expanded references keep `id`; a reference that leads nowhere stays as it is.
    if (found !== undefined) node.obj = await presented(family, found, work.db);
  }
}

/** A copy of the body with the references at the paths filled in; unknown paths are ignored, as on the platform. */
export async function expanded(work: Work, body: unknown, paths: readonly string[]): Promise<unknown> {
  if (paths.length === 0) return body;
  const copy: unknown = structuredClone(body);
  // Shorter paths first: `parent.obj.parent` needs `parent` to be there.
  for (const path of [...paths].sort((one, other) => one.length - other.length))
    await expandReferences(work, reached(copy, withObjects(path)));
  return copy;
}

// `categories[*].parent` goes through the expanded category, which lies in `obj`.
function withObjects(path: string): string {
  const fields = path.split('.');
  const through = new Set(['parent', 'ancestors[*]', 'categories[*]', 'discountCode', 'payments[*]']);
  return fields
    .map((field, index) => (index < fields.length - 1 && through.has(field) ? `${field}.obj` : field))
    .join('.');
}
