import { createHash } from 'node:crypto';
import type { Queryable } from '../../../commercetools/storage/database.js';
import type { Ledger } from './ledger.js';

/** An answer of the server API. */
export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** One request of the shop. */
export interface IdempotentRequest {
  /** The shop's idempotency key; undefined processes the request every time. */
  readonly key: string | undefined;
  readonly path: string;
  readonly body: unknown;
}

interface Row {
  readonly request_hash: string;
  readonly status: number;
  readonly body: object;
}

const hashOf = ({ path, body }: IdempotentRequest): string =>
  createHash('sha256')
    .update(`${path}\n${JSON.stringify(body)}`)
    .digest('hex');

/** Processes a request with an idempotency key once. The key is stored in the transaction of the request itself. */
export class IdempotentAnswers {
  constructor(private readonly ledger: Ledger) {}

  /** Returns the stored answer to the same request, 'other-request' if the key belongs to another, or a new answer. */
  async process(
    request: IdempotentRequest,
    work: (connection: Queryable) => Promise<Answer>,
  ): Promise<{ readonly answer: Answer; readonly isNew: boolean } | 'other-request'> {
    return this.ledger.transaction(async (connection) => {
      const { key } = request;
      if (key === undefined) return { answer: await work(connection), isNew: true };
      // A parallel request with the same key waits here until the first one is committed or rolled back.
      const { rowCount } = await connection.query(
        'INSERT INTO provider_answers (idempotency_key, request_hash) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [key, hashOf(request)],
      );
      if (rowCount === 0) return this.stored(connection, request);
      const answer = await work(connection);
      await connection.query('UPDATE provider_answers SET status = $2, body = $3 WHERE idempotency_key = $1', [
        key,
        answer.status,
        JSON.stringify(answer.body),
      ]);
      return { answer, isNew: true };
    });
  }

  private async stored(connection: Queryable, request: IdempotentRequest) {
    const { rows } = await connection.query<Row & Record<string, unknown>>(
      'SELECT request_hash, status, body FROM provider_answers WHERE idempotency_key = $1',
      [request.key],
    );
    const [row] = rows;
    if (row?.request_hash !== hashOf(request)) return 'other-request' as const;
    return { answer: { status: row.status, body: row.body }, isNew: false };
  }
}
