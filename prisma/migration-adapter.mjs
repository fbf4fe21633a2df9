// @prisma/adapter-pg is made for queries; the schema engine needs four things from it that it does not do. Each is
// mended here: catalogue column types, whole scripts, one session, and the shadow database.
import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** "char", name[] and int2vector occur in Postgres' catalogue only; the adapter knows text, text[] and text. */
const CATALOGUE_TYPES = { 18: 25, 1003: 1009, 22: 25 };
const CHAR = 18;

/** A connection string as pg's options. One connection: advisory lock and SET must hold from statement to statement. */
export function connectionOf(url) {
  const parts = new URL(url);
  const ssl = parts.searchParams.get('sslmode');
  return {
    schema: parts.searchParams.get('schema') ?? undefined,
    config: {
      host: decodeURIComponent(parts.hostname),
      port: Number(parts.port || 5432),
      user: decodeURIComponent(parts.username),
      password: decodeURIComponent(parts.password),
      database: decodeURIComponent(parts.pathname.slice(1)),
      max: 1,
      ...(ssl && ssl !== 'disable' ? { ssl: { rejectUnauthorized: ssl.startsWith('verify') } } : {}),
    },
  };
}

export class MigrationAdapterFactory extends PrismaPg {
  #config;
  #options;
  #shadowUrl;

  constructor(config, options, shadowUrl) {
    super(config, options);
    this.#config = config;
    this.#options = options;
    this.#shadowUrl = shadowUrl;
  }

  async connect() {
    return adapt(await super.connect());
  }

  /** The adapter's own version drops the shadow database while its pool is still connected to it. */
  async connectToShadowDb() {
    if (this.#shadowUrl) {
      return new MigrationAdapterFactory(connectionOf(this.#shadowUrl).config, this.#options).connect();
    }
    const name = `prisma_migrate_shadow_db_${randomUUID()}`;
    const owner = new pg.Client(this.#config);
    await owner.connect();
    await owner.query(`CREATE DATABASE "${name}"`);
    const shadow = await new MigrationAdapterFactory({ ...this.#config, database: name }, this.#options).connect();
    const dispose = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await dispose();
      await owner.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
      await owner.end();
    };
    return shadow;
  }
}

function adapt(connection) {
  adaptCatalogueTypes(connection);
  // The adapter cuts scripts at every ';', which breaks $$ bodies and lets half a migration stand.
  connection.executeScript = async (script) => {
    try {
      await connection.client.query(script);
    } catch (error) {
      connection.onError(error);
    }
  };
  const startTransaction = connection.startTransaction?.bind(connection);
  if (startTransaction) connection.startTransaction = async (...options) => adapt(await startTransaction(...options));
  return connection;
}

function adaptCatalogueTypes(connection) {
  const performIO = connection.performIO.bind(connection);
  const queryRaw = connection.queryRaw.bind(connection);
  const realTypes = new WeakMap();
  connection.performIO = async (...query) => {
    const result = await performIO(...query);
    const types = result.fields.map((field) => field.dataTypeID);
    realTypes.set(result.rows, types);
    for (const field of result.fields) field.dataTypeID = CATALOGUE_TYPES[field.dataTypeID] ?? field.dataTypeID;
    return result;
  };
  connection.queryRaw = async (query) => {
    const result = await queryRaw(query);
    const types = realTypes.get(result.rows) ?? [];
    result.columnTypes = result.columnTypes.map((type, at) => (types[at] === CHAR ? ColumnTypeEnum.Character : type));
    return result;
  };
}
