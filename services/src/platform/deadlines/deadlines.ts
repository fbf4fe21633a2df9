/** How long the calls to the commerce backend may take, each with its body. Milliseconds. */
export interface BackendDeadlines {
  readonly read: number;
  readonly write: number;
  /** An index is built by pages of up to 500 products. */
  readonly bulk: number;
  readonly token: number;
}

/** How long a query may take on our side of the connection, whether Postgres answers or not. Milliseconds. */
export interface DatabaseDeadlines {
  /** Until there is a connection: a free one or a new one. */
  readonly connect: number;
  /** A query of a request. */
  readonly query: number;
  /** A query of background work, and of the few requests that wait for locks or write thousands of rows. */
  readonly longQuery: number;
  /** A query of the search box. */
  readonly searchQuery: number;
  /** A statement that fills a search index. */
  readonly searchBuild: number;
}

/** Every time limit of a call out, and of a request as a whole. */
export interface Deadlines {
  readonly request: number;
  readonly backend: BackendDeadlines;
  readonly database: DatabaseDeadlines;
  readonly mail: number;
  readonly supportPlatform: number;
  /** Reading and comparing the files of an import, in a worker thread. */
  readonly fileImport: number;
}

const scaled = <Table extends object>(table: Table, scale: number): Table =>
  Object.fromEntries(
    Object.entries(table).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' ? Math.ceil(value * scale) : scaled(value as object, scale),
    ]),
  ) as Table;

const STANDARD: Deadlines = {
  request: 12_000,
  backend: { read: 4000, write: 10_000, bulk: 20_000, token: 5000 },
  database: { connect: 3000, query: 4000, longQuery: 30_000, searchQuery: 2500, searchBuild: 600_000 },
  mail: 10_000,
  supportPlatform: 10_000,
  fileImport: 10_000,
};

/** The time limits; a scale below 1 shortens all of them alike, so that a test of an outage does not take long. */
export const deadlines = (scale = 1): Deadlines => scaled(STANDARD, scale);
