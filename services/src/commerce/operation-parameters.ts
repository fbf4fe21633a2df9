/** A body is a parameter object or an array whose first element is one (spec core §7); named queries beside it are ours to choose. */
export const operationParameters = (body: unknown): unknown =>
  (Array.isArray(body) ? (body[0] as unknown) : body) ?? {};
