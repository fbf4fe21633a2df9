export {};
//# sourceMappingURL=predicate.js.map
