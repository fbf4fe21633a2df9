export const stagedData = (product) => product.masterData.staged ?? product.masterData.current;
/** The product as the API shows it, with both its current and its staged data. */
export const asProduct = (product) => ({
  ...product,
  masterData: { ...product.masterData, staged: stagedData(product) },
});
//# sourceMappingURL=stored-product.js.map
