import type {
  CustomerOperationName,
  CustomerRequest,
  CustomerResponse,
} from '@manifold/domain/customer-api/operations';
import { post, readShopError } from '../api/http-api.js';

/** Calls an operation of customer accounts in the language of the page. Rejects with a `ShopError` for every kind of failure. */
export async function callCustomer<Name extends CustomerOperationName>(
  locale: string,
  operation: Name,
  request: CustomerRequest<Name>,
): Promise<CustomerResponse<Name>> {
  const headers = { 'content-type': 'application/json', 'x-locale': locale };
  const response = await post(`/api/customer/${operation}`, request, { headers });
  if (!response.ok) throw await readShopError(response);
  const { data } = (await response.json()) as { data: CustomerResponse<Name> };
  return data;
}
