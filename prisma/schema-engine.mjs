#!/usr/bin/env node
// Stand-in for Prisma's native schema engine, which npm does not carry: the same command line and the same JSON-RPC
// over stdin/stdout, answered by the engine's WebAssembly build of the same commit (@prisma/schema-engine-wasm).
// Used through PRISMA_SCHEMA_ENGINE_BINARY; see docs/decisions/002-prisma-without-an-engine-download.md.
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { connectionOf, MigrationAdapterFactory } from './migration-adapter.mjs';
import { runDatabaseCommand } from './database-command.mjs';

/** The RPC method names that the WebAssembly build spells differently. */
const RENAMED = { getDatabaseVersion: 'version' };
const UNREACHABLE = 'postgresql://none:none@127.0.0.1:1/none';

const request = parseArguments(process.argv.slice(2));
if (request.version) {
  console.log('schema-engine-cli wasm');
} else if (request.databaseCommand) {
  process.exitCode = await runDatabaseCommand(request.databaseCommand, request.datasource.url);
} else {
  await serve(request);
}

function parseArguments(words) {
  const parsed = { version: false, databaseCommand: undefined, datamodels: [], datasource: {} };
  for (let at = 0; at < words.length; at++) {
    if (words[at] === '--version' || words[at] === '-V') parsed.version = true;
    else if (words[at] === '--datamodels') parsed.datamodels.push(words[++at]);
    else if (words[at] === '--datasource') parsed.datasource = JSON.parse(words[++at]);
    else if (words[at] === 'cli') parsed.databaseCommand = words[++at];
  }
  return parsed;
}

async function serve({ datamodels, datasource }) {
  const { config, schema } = connectionOf(datasource.url ?? UNREACHABLE);
  const factory = bindMigrationAwareSqlAdapterFactory(
    new MigrationAdapterFactory(config, schema ? { schema } : undefined, datasource.shadowDatabaseUrl),
  );
  const engine = loadEngine(datamodels, factory);
  const lines = readline.createInterface({ input: process.stdin, crlfDelay: Infinity });
  let open = 0;
  let closed = false;
  const exitWhenIdle = () => closed && open === 0 && process.exit(0);
  lines.on('close', () => {
    closed = true;
    exitWhenIdle();
  });
  lines.on('line', async (line) => {
    const call = line.trim() ? JSON.parse(line) : {};
    if (!call.method) return; // an answer to one of our own messages
    open++;
    await answer(call, engine, factory);
    open--;
    exitWhenIdle();
  });
}

async function loadEngine(datamodels, factory) {
  const folder = path.dirname(fileURLToPath(import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg')));
  const wasm = fs.readFileSync(path.join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const models = datamodels.map((file) => [file, fs.readFileSync(file, 'utf8')]);
  return glue.SchemaEngine.new({ datamodels: models.length > 0 ? models : undefined }, () => {}, factory);
}

async function answer({ id, method, params }, loading, factory) {
  try {
    const engine = await loading;
    const name = RENAMED[method] ?? method;
    if (typeof engine[name] !== 'function') throw new Error(`the schema engine has no method ${method}`);
    const result = await engine[name](params);
    if (method === 'diff' && result?.stdout != null) {
      send({ id: 1e6, method: 'print', params: { content: result.stdout } });
    }
    send({ id, result: result ?? null });
  } catch (error) {
    send({ id, error: failure(error, factory) });
  }
}

/** The engine reports a driver's failure as "id <n>" only; the error itself waits in the adapter's registry. */
function failure(error, factory) {
  const id = /id[^0-9]{0,4}(\d+)/.exec(String(error?.message))?.[1];
  const cause = id === undefined ? undefined : factory.errorRegistry?.consumeError(Number(id))?.error;
  return {
    code: 4466,
    message: 'An error happened. Check the data field for details.',
    data: {
      is_panic: false,
      message: cause?.message ?? error?.message ?? String(error),
      ...(error?.code ? { error_code: error.code } : {}),
      meta: null,
    },
  };
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}
