import pg from 'pg';
/** What a statement runs on: the pool, or the one connection of a transaction. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<pg.QueryResult<Row>>;
}
export interface Database extends Queryable {
  /** Runs `work` in one transaction; any error rolls all of it back. */
  transaction<T>(work: (connection: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
export declare function openDatabase(url: string, maxConnections?: number): Database;
