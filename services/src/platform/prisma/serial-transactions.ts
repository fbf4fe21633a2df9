import { PrismaPg } from '@prisma/adapter-pg';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>;

/**
 * The Postgres adapter with one query at a time inside a transaction, because a transaction has one connection. Prisma loads
 * several relations of a row at once, and the next version of `pg` will no longer queue such queries.
 */
export class SerialTransactions extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const begin = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolation) => oneAtATime(await begin(isolation));
    return adapter;
  }
}

function oneAtATime(transaction: Transaction): Transaction {
  const [queryRaw, executeRaw] = [transaction.queryRaw.bind(transaction), transaction.executeRaw.bind(transaction)];
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(work: () => Promise<Result>): Promise<Result> => {
    // Runs after the previous query, whether that succeeded or failed.
    const result = last.then(work, work);
    last = result;
    return result;
  };
  transaction.queryRaw = (query) => enqueue(() => queryRaw(query));
  transaction.executeRaw = (query) => enqueue(() => executeRaw(query));
  return transaction;
}
