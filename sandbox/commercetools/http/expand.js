import { FAMILIES } from '../resources/families.js';
import { asProduct } from '../catalogue/stored-product.js';
const isNode = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Every object that a path such as `paymentInfo.payments[*]` leads to. */
function reached(root, path) {
    const step = (nodes, field) => nodes.flatMap((node) => {
        const value = isNode(node) ? node[field.replace('[*]', '')] : undefined;
        return Array.isArray(value) ? value : [value];
    });
    return path.split('.').reduce(step, [root]).filter(isNode);
}
async function expandReferences(work, nodes) {
    for (const node of nodes) {
        const family = typeof node.typeId === 'string' ? FAMILIES.get(node.typeId) : undefined;
        const [by, value] = typeof node.id === 'string' ? ['id', node.id] : ['key', node.key];
        if (family === undefined || typeof value !== 'string')
            continue;
        const found = await work.find(family, by, value);
        // Expanded references keep `id`; a reference that leads nowhere stays as it is.
        if (found !== undefined)
            node.obj = 'masterData' in found ? asProduct(found) : found;
    }
}
/** A copy of the body with the references at the paths filled in; unknown paths are ignored, as on the platform. */
export async function expanded(work, body, paths) {
    if (paths.length === 0)
        return body;
    const copy = structuredClone(body);
    // Shorter paths first: `parent.obj.parent` needs `parent` to be there.
    for (const path of [...paths].sort((one, other) => one.length - other.length))
        await expandReferences(work, reached(copy, withObjects(path)));
    return copy;
}
// `categories[*].parent` goes through the expanded category, which lies in `obj`.
function withObjects(path) {
    const fields = path.split('.');
    const through = new Set(['parent', 'ancestors[*]', 'categories[*]', 'discountCode', 'payments[*]']);
    return fields
        .map((field, index) => (index < fields.length - 1 && through.has(field) ? `${field}.obj` : field))
        .join('.');
}
//# sourceMappingURL=expand.js.map