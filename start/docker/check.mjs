// Lets the Docker client read docker-compose.yml, where there is one: `node start/docker/check.mjs`.
import { spawnSync } from 'node:child_process';

const PASSWORDS = ['POSTGRES_PASSWORD', 'OWNER_PASSWORD', 'APPLICATION_PASSWORD', 'SANDBOX_PASSWORD', 'SESSION_KEY'];
const env = { ...process.env, ...Object.fromEntries(PASSWORDS.map((name) => [name, 'for-the-check-only'])) };
const docker = (...words) => spawnSync('docker', ['compose', ...words], { env, encoding: 'utf8' });

if (docker('version').status !== 0) {
  console.log('docker-compose.yml: skipped, there is no docker compose on this machine');
} else {
  const { status, stderr } = docker('--profile', 'sandbox', 'config', '--quiet');
  console.log(status === 0 ? 'docker-compose.yml: fine' : `docker-compose.yml: refused\n${stderr}`);
  process.exitCode = status === 0 ? 0 : 1;
}
