import { AsyncLocalStorage } from 'node:async_hooks';

/** Called with the name of a request that is about to leave the process while a transaction is open. */
export type OnOutgoingCall = (endpoint: string) => void;

interface OpenTransaction {
  isOpen: boolean;
  readonly onOutgoingCall: OnOutgoingCall;
}

const transactions = new AsyncLocalStorage<OpenTransaction>();

/** Runs a transaction's work and marks everything that it awaits as part of the transaction. */
export async function inOpenTransaction<Result>(
  onOutgoingCall: OnOutgoingCall,
  work: () => Promise<Result>,
): Promise<Result> {
  const transaction: OpenTransaction = { isOpen: true, onOutgoingCall };
  try {
    return await transactions.run(transaction, work);
  } finally {
    // Work that outlives the transaction keeps the context, but not the connection.
    transaction.isOpen = false;
  }
}

/**
 * Reports a request to another system if a database transaction is open, because the transaction would hold a connection and
 * its row locks for as long as the other system takes. Call it before every such request.
 */
export function reportCallInTransaction(endpoint: string): void {
  const transaction = transactions.getStore();
  if (transaction?.isOpen) transaction.onOutgoingCall(endpoint);
}
