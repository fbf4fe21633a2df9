import pg from 'pg';
// Counters come as bigint; ours fit into a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
function queryable(target) {
  return { query: (text, values) => target.query(text, values === undefined ? [] : [...values]) };
}
async function inTransaction(pool, work) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(queryable(client));
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot even roll back is thrown away instead of going back to the pool.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (broken) => client.release(broken),
    );
    throw error;
  }
}
export function openDatabase(url, maxConnections = 12) {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, application_name: 'commercetools-sandbox' });
  // An idle connection that dies (Postgres restarted) is replaced at the next query; without a listener it ends the process.
  pool.on('error', (error) => console.error(`commerce sandbox: idle connection lost: ${error.message}`));
  return {
    ...queryable(pool),
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
}
//# sourceMappingURL=database.js.map
