/** Everything that a role can allow an associate to do. */
export const PERMISSIONS = [
  'AcceptMyQuotes',
  'AcceptOthersQuotes',
  'AddChildUnits',
  'CreateApprovalRules',
  'CreateMyCarts',
  'CreateMyOrdersFromMyCarts',
  'CreateMyOrdersFromMyQuotes',
  'CreateMyQuoteRequestsFromMyCarts',
  'CreateMyShoppingLists',
  'CreateOrdersFromOthersCarts',
  'CreateOrdersFromOthersQuotes',
  'CreateOthersCarts',
  'CreateOthersShoppingLists',
  'CreateQuoteRequestsFromOthersCarts',
  'DeclineMyQuotes',
  'DeclineOthersQuotes',
  'DeleteMyCarts',
  'DeleteMyShoppingLists',
  'DeleteOthersCarts',
  'DeleteOthersShoppingLists',
  'ReassignMyQuotes',
  'ReassignOthersQuotes',
  'RenegotiateMyQuotes',
  'RenegotiateOthersQuotes',
  'UpdateApprovalFlows',
  'UpdateApprovalRules',
  'UpdateAssociates',
  'UpdateBusinessUnitDetails',
  'UpdateMyCarts',
  'UpdateMyOrders',
  'UpdateMyQuoteRequests',
  'UpdateMyShoppingLists',
  'UpdateOthersCarts',
  'UpdateOthersOrders',
  'UpdateOthersQuoteRequests',
  'UpdateOthersShoppingLists',
  'UpdateParentUnit',
  'ViewMyCarts',
  'ViewMyOrders',
  'ViewMyQuoteRequests',
  'ViewMyQuotes',
  'ViewMyShoppingLists',
  'ViewOthersCarts',
  'ViewOthersOrders',
  'ViewOthersQuoteRequests',
  'ViewOthersQuotes',
  'ViewOthersShoppingLists',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The permissions for an operation: on the associate's own resources, and on those of others. */
export type Right = readonly [mine: Permission, others: Permission];

/** The permissions that an associate needs for updates of a kind of resource; the name is for error messages. */
export interface UpdateRight {
  readonly name: 'cart' | 'order' | 'shopping list';
  readonly right: Right;
}
export const UPDATE_CARTS: UpdateRight = { name: 'cart', right: ['UpdateMyCarts', 'UpdateOthersCarts'] };
export const UPDATE_ORDERS: UpdateRight = { name: 'order', right: ['UpdateMyOrders', 'UpdateOthersOrders'] };
export const UPDATE_SHOPPING_LISTS: UpdateRight = {
  name: 'shopping list',
  right: ['UpdateMyShoppingLists', 'UpdateOthersShoppingLists'],
};
