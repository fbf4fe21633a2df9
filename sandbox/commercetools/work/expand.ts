import { FAMILIES } from '../families/families.js';
import type { Work } from './work.js';
import { presentedAll, type Family, type Resource } from '../storage/family.js';

type Node = Record<string, unknown>;

/** A reference inside a copied body; `obj` is the referenced resource once it is read. */
interface ReferenceNode extends Node {
  readonly typeId: string;
  readonly id: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isReference = (value: unknown): value is ReferenceNode =>
  isNode(value) && typeof value.typeId === 'string' && typeof value.id === 'string';

/** Fills in the references of copied bodies, with one read per family and step of a path. */
class Expansion {
  /** Expanded resources that are copied already. They are shared between references until a path leads into them. */
  private readonly copies = new WeakSet<Node>();

  constructor(private readonly work: Work) {}

  /** Follows a path such as `categories[*].parent`; a path that leads nowhere is ignored, as on the platform. */
  async follow(bodies: readonly unknown[], path: string): Promise<void> {
    let nodes: readonly unknown[] = bodies;
    for (const field of path.split('.')) {
      await this.fill(nodes);
      nodes = nodes.flatMap((node) => this.step(node, field));
    }
    await this.fill(nodes);
  }

  private step(node: unknown, field: string): unknown[] {
    if (!isNode(node)) return [];
    const [name = '', index] = field.replace(']', '').split('[');
    // `categories[*].parent` goes through the expanded category, as `categories[*].obj.parent` does.
    const from = isReference(node) && name !== 'obj' ? this.enterReference(node) : node;
    if (name === 'obj' && isReference(node)) this.enterReference(node);
    const value = from?.[name];
    if (!Array.isArray(value)) return [value];
    return index === undefined || index === '*' ? (value as unknown[]) : [value[Number(index)]];
  }

  /** Returns a copy of the referenced resource, which the rest of the path may change. */
  private enterReference(node: ReferenceNode): Node | undefined {
    const { obj } = node;
    if (!isNode(obj)) return undefined;
    if (this.copies.has(obj)) return obj;
    const copy = structuredClone(obj);
    this.copies.add(copy);
    node.obj = copy;
    return copy;
  }

  private async fill(nodes: readonly unknown[]): Promise<void> {
    const open = nodes.filter(isReference).filter(({ obj }) => obj === undefined);
    await Promise.all(
      [...new Set(open.map(({ typeId }) => typeId))].map(async (type) => {
        const family = FAMILIES.get(type);
        if (family === undefined) return;
        const references = open.filter(({ typeId }) => typeId === type);
        const found = await this.read(
          family,
          references.map(({ id }) => id),
        );
        // A reference that leads nowhere stays as it is.
        for (const reference of references)
          if (found.has(reference.id)) Object.assign(reference, { obj: found.get(reference.id) });
      }),
    );
  }

  private async read(family: Family, all: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
    const ids = [...new Set(all)];
    const bodies: Resource[] = family.cached
      ? (await Promise.all(ids.map((id) => this.work.find(family, 'id', id)))).flatMap((body) => body ?? [])
      : await this.work.rows(family).findMany('id', ids);
    const shown = await presentedAll(family, bodies, this.work.db);
    return new Map(bodies.map(({ id }, index) => [id, shown[index]]));
  }
}

/** Returns copies of the bodies with the references at the paths filled in. */
export async function expandedAll(
  work: Work,
  bodies: readonly unknown[],
  paths: readonly string[],
): Promise<readonly unknown[]> {
  if (paths.length === 0 || bodies.length === 0) return bodies;
  const copies = structuredClone(bodies);
  const expansion = new Expansion(work);
  for (const path of paths) await expansion.follow(copies, path);
  return copies;
}

/** Returns a copy of one body with the references at the paths filled in. */
export async function expanded(work: Work, body: unknown, paths: readonly string[]): Promise<unknown> {
  return (await expandedAll(work, [body], paths))[0];
}
