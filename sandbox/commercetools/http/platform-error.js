/** An answer other than success. Handlers throw it; the HTTP and GraphQL edges turn it into the platform's envelope. */
export class PlatformError extends Error {
    constructor(statusCode, first, ...more) {
        super(first.message);
        this.statusCode = statusCode;
        this.errors = [first, ...more];
    }
}
export const resourceNotFound = (description) => new PlatformError(404, {
    code: 'ResourceNotFound',
    message: `The Resource with ${description} was not found.`,
});
export const routeNotFound = (path) => new PlatformError(404, { code: 'ResourceNotFound', message: `URI not found: ${path}` });
export const referencedResourceNotFound = (typeId, by, value) => new PlatformError(400, {
    code: 'ReferencedResourceNotFound',
    message: `The referenced object of type '${typeId}' with ${by === 'id' ? 'identifier' : 'key'} '${value}' was not found. It either doesn't exist, or it can't be accessed from this endpoint (e.g., if the endpoint filters by store or customer account).`,
    typeId,
    [by]: value,
});
export const concurrentModification = (id, expected, actual) => new PlatformError(409, {
    code: 'ConcurrentModification',
    message: `Object ${id} has a different version than expected. Expected: ${expected} - Actual: ${actual}.`,
    currentVersion: actual,
});
export const duplicateField = (field, duplicateValue) => new PlatformError(400, {
    code: 'DuplicateField',
    message: `A duplicate value '${JSON.stringify(duplicateValue)}' exists for field '${field}'.`,
    field,
    duplicateValue,
});
export const invalidField = (field, invalidValue, message) => new PlatformError(400, {
    code: 'InvalidField',
    message: `The value '${JSON.stringify(invalidValue) ?? ''}' is not valid for field '${field}'. ${message}`,
    field,
    invalidValue,
    detailedErrorMessage: message,
});
export const invalidInput = (message) => new PlatformError(400, { code: 'InvalidInput', message });
export const invalidOperation = (message) => new PlatformError(400, { code: 'InvalidOperation', message });
export const invalidJsonInput = (detailedErrorMessage) => new PlatformError(400, {
    code: 'InvalidJsonInput',
    message: 'Request body does not contain valid JSON.',
    detailedErrorMessage,
});
export const contentTooLarge = () => new PlatformError(413, { code: 'ContentTooLarge', message: 'The request body is larger than this server accepts.' });
export const insufficientScope = (needed) => new PlatformError(403, {
    code: 'insufficient_scope',
    message: `Insufficient scope. One of the following scopes is missing: ${needed.join(' OR ')}.`,
});
export const invalidToken = (message) => new PlatformError(401, { code: 'invalid_token', message });
//# sourceMappingURL=platform-error.js.map