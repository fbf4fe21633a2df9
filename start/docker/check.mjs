// Checks what Docker is told, as far as that is possible without it: `node start/docker/check.mjs`. With a folder behind
// `--lay-out` it also puts there what the image holds, to run its programs without Docker (docs/operations.md).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { copiedPaths, layOut, missingPackages } from './image-files.mjs';
import { productionPackages } from './production-packages.mjs';

const SECRETS = [
  'POSTGRES_PASSWORD',
  'OWNER_PASSWORD',
  'APPLICATION_PASSWORD',
  'SANDBOX_PASSWORD',
  'SESSION_KEY',
  'COMMERCETOOLS_CLIENT_SECRET',
  'COMMERCETOOLS_STOREFRONT_CLIENT_SECRET',
];
/** Rights that an official image needs to become another user than root; the services have none. */
const RIGHTS = {
  postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
  proxy: ['CHOWN', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'],
};
const COMPOSE = 'docker-compose.yml';

function confinementProblems([name, service]) {
  const rights = service.cap_add ?? [];
  const problems = [
    [service.read_only === true, 'is not read_only'],
    [service.cap_drop?.includes('ALL'), 'keeps capabilities: cap_drop is not [ALL]'],
    [rights.every((right) => RIGHTS[name]?.includes(right)), `gets capabilities that nobody has justified: ${rights}`],
    [service.security_opt?.includes('no-new-privileges:true'), 'may gain privileges'],
    [service.tmpfs?.includes('/tmp'), 'has no tmpfs for /tmp'],
    [!service.privileged, 'is privileged'],
    [name === 'proxy' || !service.ports, 'publishes a port; only the proxy may'],
  ];
  return problems.filter(([holds]) => !holds).map(([, problem]) => `${COMPOSE}: ${name} ${problem}`);
}

function composeProblems(text) {
  const { services } = parse(text, { merge: true });
  const published = [...text.matchAll(/\b(sandbox-(?:services|storefront|seeder|console)|manifold-demo-1)\b/g)];
  return [
    ...Object.entries(services).flatMap(confinementProblems),
    ...published.map(([secret]) => `${COMPOSE}: has the published secret ${secret}`),
  ];
}

function imageProblems(dockerfile, lock) {
  const paths = copiedPaths(dockerfile);
  const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const inWorkspaces = [...productionPackages(lock)].filter((place) => /^[^/]+\/node_modules\//.test(place));
  const run = [...stage.matchAll(/"([\w./-]+\.m?js)"/g)].map(([, file]) => path.normalize(file));
  const holds = (place) => paths.some((copied) => place === copied || place.startsWith(`${copied}/`));
  return [
    ...(/^USER node$/m.test(stage) ? [] : ['Dockerfile: the image does not run as the user node']),
    ...(/^COPY (?!--from=build )/m.test(stage) ? ['Dockerfile: the last stage copies from outside of the build'] : []),
    ...paths
      .filter((name) => !existsSync(name))
      .map((name) => `Dockerfile: copies ${name}, which is not there (npm run build)`),
    ...paths.filter((name) => /\/src\b|^e2e|^bench/.test(name)).map((name) => `Dockerfile: copies sources, ${name}`),
    ...inWorkspaces.filter((place) => !holds(place)).map((place) => `Dockerfile: does not copy ${place}`),
    ...run.filter((file) => !holds(file)).map((file) => `Dockerfile: runs ${file}, which it does not copy`),
    ...missingPackages(lock).map(
      ({ file, word }) => `Dockerfile: ${file} imports ${word}, which no workspace depends on`,
    ),
  ];
}

/** What the Docker client says of the compose file, on a machine that has one. */
function dockerProblems() {
  const env = { ...process.env, ...Object.fromEntries(SECRETS.map((name) => [name, 'for-the-check-only'])) };
  const docker = (...words) => spawnSync('docker', ['compose', ...words], { env, encoding: 'utf8' });
  if (docker('version').status !== 0) {
    console.log('docker compose is not on this machine: its own check is skipped');
    return [];
  }
  const { status, stderr } = docker('--profile', 'sandbox', 'config', '--quiet');
  return status === 0 ? [] : [`${COMPOSE}: refused\n${stderr}`];
}

const dockerfile = readFileSync('Dockerfile', 'utf8');
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const problems = [
  ...composeProblems(readFileSync(COMPOSE, 'utf8')),
  ...imageProblems(dockerfile, lock),
  ...dockerProblems(),
];
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${COMPOSE} and Dockerfile: fine`);
process.exitCode = problems.length === 0 ? 0 : 1;

const [word, folder] = process.argv.slice(2);
if (word === '--lay-out' && folder && problems.length === 0) layOut(folder, { dockerfile, lock });
