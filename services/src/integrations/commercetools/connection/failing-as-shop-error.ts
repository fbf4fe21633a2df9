import { BackendFailure, shopErrorOf } from './backend-failure.js';

/** Runs a call of the backend at the edge of this folder: its failures leave in the shop's words. */
export async function failingAsShopError<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof BackendFailure ? shopErrorOf(error) : error;
  }
}
