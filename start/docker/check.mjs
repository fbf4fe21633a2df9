// `npm run compose`: checks Dockerfile and docker-compose.yml without Docker. `--lay-out <folder>` also copies the content of
// the image to a folder, to run its programs without Docker (docs/operations.md).
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
/** Capabilities that official images need to switch from root to another user; services have none. */
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
    [
      rights.every((right) => RIGHTS[name]?.includes(right)),
      `has capabilities that are not in the list of start/docker/check.mjs: ${rights}`,
    ],
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
      .map((name) => `Dockerfile: copies ${name}, which does not exist (npm run build)`),
    ...paths.filter((name) => /\/src\b|^e2e|^bench/.test(name)).map((name) => `Dockerfile: copies sources, ${name}`),
    ...inWorkspaces.filter((place) => !holds(place)).map((place) => `Dockerfile: does not copy ${place}`),
    ...run.filter((file) => !holds(file)).map((file) => `Dockerfile: runs ${file}, which it does not copy`),
    ...missingPackages(lock).map(
      ({ file, word }) => `Dockerfile: ${file} imports ${word}, which no workspace depends on`,
    ),
  ];
}

/** Returns the problems that the Docker client finds in the compose file; none if the machine has no client. */
function dockerProblems() {
  const env = { ...process.env, ...Object.fromEntries(SECRETS.map((name) => [name, 'for-the-check-only'])) };
  const docker = (...words) => spawnSync('docker', ['compose', ...words], { env, encoding: 'utf8' });
  if (docker('version').status !== 0) {
    console.log('docker compose is not installed: its own check is skipped');
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
if (problems.length === 0) console.log(`${COMPOSE} and Dockerfile: no problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

const [word, folder] = process.argv.slice(2);
if (word === '--lay-out' && folder && problems.length === 0) layOut(folder, { dockerfile, lock });
