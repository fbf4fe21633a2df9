import { PrismaPg } from '@prisma/adapter-pg';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>;

/**
 * The Postgres adapter with one query at a time inside a transaction, which has one connection: Prisma asks for several
 * relations of a row at once, and `pg` will not queue them any more in its next version.
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
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    // What became of the one before is its caller's to hear.
    const result = last.then(work, work);
    last = result;
    return result;
  };
  transaction.queryRaw = (query) => inTurn(() => queryRaw(query));
  transaction.executeRaw = (query) => inTurn(() => executeRaw(query));
  return transaction;
}
