/** Time limits of calls to the commerce backend, including the body. Milliseconds. */
export interface BackendDeadlines {
  readonly read: number;
  readonly write: number;
  /** Search indexes are built from pages of up to 500 products. */
  readonly bulk: number;
  readonly token: number;
}

/** Time limits of queries, enforced by the client even if Postgres does not answer. Milliseconds. */
export interface DatabaseDeadlines {
  /** Waiting for a connection, free or new. */
  readonly connect: number;
  /** A query of a request. */
  readonly query: number;
  /** A query of background work, or of a request that waits for locks or writes thousands of rows. */
  readonly longQuery: number;
  /** A query of the search box. */
  readonly searchQuery: number;
  /** A statement that fills a search index. */
  readonly searchBuild: number;
}

/** The time limits of a whole request and of every call to another system. */
export interface Deadlines {
  readonly request: number;
  readonly backend: BackendDeadlines;
  readonly database: DatabaseDeadlines;
  /** `payment` is the only call that may take long: its outcome is unknown if it is given up. */
  readonly paymentProvider: { readonly payment: number; readonly methods: number };
  /** The download of a day's report of the payment provider, in the background. */
  readonly paymentReport: number;
  readonly mail: number;
  readonly supportPlatform: number;
  /** An event for the newsletter system, sent by a job. */
  readonly newsletter: number;
  /** One exchange with a register of VAT numbers, while a shopper waits. */
  readonly vatRegister: number;
  /** The check of an address, while a shopper waits. */
  readonly addressServices: number;
  /** Completing an address, while a shopper types. */
  readonly addressSuggestions: number;
  /** Reading and comparing the files of an import in a worker thread: its CPU time, and the time until its answer. */
  readonly fileImport: { readonly cpu: number; readonly total: number };
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
  paymentProvider: { payment: 10_000, methods: 4000 },
  paymentReport: 120_000,
  mail: 10_000,
  supportPlatform: 10_000,
  newsletter: 10_000,
  vatRegister: 5000,
  addressServices: 3000,
  addressSuggestions: 2000,
  fileImport: { cpu: 8000, total: 11_000 },
};

/** Returns the time limits, multiplied by a scale: tests of outages use one below 1. */
export const deadlines = (scale = 1): Deadlines => scaled(STANDARD, scale);
