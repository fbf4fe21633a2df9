import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Loaded into every process of the system by NODE_OPTIONS; changes only the services. They connect to the commerce backend,
 * Postgres, the payment provider and the registers of VAT numbers through the proxies, and their clock is shifted by the milliseconds in the file FAULTS_CLOCK_FILE.
 */
const SERVICES = path.join('services', 'dist', 'main.js');
const POLL_EVERY_MILLISECONDS = 50;
const { FAULTS_BACKEND_URL, FAULTS_POSTGRES_PORT, FAULTS_PROVIDER_URL, FAULTS_REGISTERS_URL, FAULTS_CLOCK_FILE } =
  process.env;

if (process.argv[1]?.endsWith(SERVICES)) {
  if (FAULTS_BACKEND_URL) leadToProxy(FAULTS_BACKEND_URL);
  if (FAULTS_POSTGRES_PORT) process.env.DATABASE_URL = throughPort(process.env.DATABASE_URL, FAULTS_POSTGRES_PORT);
  if (FAULTS_PROVIDER_URL) process.env.ADYEN_SERVER_ORIGIN = FAULTS_PROVIDER_URL;
  if (FAULTS_REGISTERS_URL) registersAt(FAULTS_REGISTERS_URL);
  if (FAULTS_CLOCK_FILE) shiftClock(FAULTS_CLOCK_FILE);
}

function leadToProxy(url) {
  process.env.COMMERCETOOLS_API_URL = url;
  process.env.COMMERCETOOLS_AUTH_URL = url;
}

function registersAt(url) {
  process.env.EVATR_URL = `${url}/app/v1/abfrage`;
  process.env.EVATR_XML_URL = `${url}/evatr/validate`;
  process.env.VIES_URL = `${url}/taxation_customs/vies/rest-api/check-vat-number`;
  process.env.HMRC_URL = url;
}

function throughPort(address, port) {
  const url = new URL(address);
  url.port = port;
  return url.href;
}

function shiftClock(file) {
  let offset = 0;
  const poll = () => {
    offset = Number(readFileSync(file, 'utf8')) || 0;
  };
  poll();
  setInterval(poll, POLL_EVERY_MILLISECONDS).unref();
  const RealDate = Date;
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, words, newTarget) =>
      Reflect.construct(target, words.length > 0 ? words : [now()], newTarget === globalThis.Date ? target : newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
