import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FaultyHttpProxy } from '@manifold/start/testing/faulty-http-proxy';
import { FaultyTcpProxy } from '@manifold/start/testing/faulty-tcp-proxy';
import { startSystem, type RunningSystem } from '@manifold/start/testing/system';
import { temporaryRunFolder } from '@manifold/start/testing/temporary-folder';
import { freePort } from '@manifold/start/testing/free-port';

const HOOK = fileURLToPath(new URL('faulty-system-hook.mjs', import.meta.url));
const DISK = '1500m';

/** A running system, and the parts around it that can fail. */
export interface FaultySystem {
  /** Changes with a restart. */
  system: RunningSystem;
  /** Between the services and the commerce backend. */
  readonly backend: FaultyHttpProxy;
  /** Between the services and the payment provider. */
  readonly provider: FaultyHttpProxy;
  /** Between the services and the registers of VAT numbers. */
  readonly registers: FaultyHttpProxy;
  /** Between the services and Postgres. */
  readonly postgres: FaultyTcpProxy;
  /** The small disk of the data folder; undefined if this process may not mount one. */
  readonly disk: string | undefined;
  /** Shifts the services' clock by milliseconds. */
  readonly shiftClock: (milliseconds: number) => void;
  end(): Promise<void>;
}

/** Mounts a small disk in memory for the data folder. Returns undefined without the permission. */
function mountDisk(folder: string): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'manifold-faults', folder], {
      stdio: 'ignore',
    });
    return folder;
  } catch {
    return undefined; // a container without the capability
  }
}

/** Starts the whole system with proxies in front of the commerce backend, Postgres, payment provider and registers. */
export async function startFaultySystem(): Promise<FaultySystem> {
  const ports = { commerce: await freePort(), outsideWorld: await freePort(), postgres: await freePort() };
  const backend = await FaultyHttpProxy.startBefore(`http://127.0.0.1:${ports.commerce}`);
  const outsideWorld = `http://127.0.0.1:${ports.outsideWorld}`;
  const provider = await FaultyHttpProxy.startBefore(outsideWorld);
  const registers = await FaultyHttpProxy.startBefore(outsideWorld);
  const address = `postgres://127.0.0.1:${ports.postgres}`;
  const postgres = await FaultyTcpProxy.startBefore(address);
  const folder = temporaryRunFolder('faults');
  const disk = mountDisk(folder);
  const clocks = mkdtempSync(path.join(os.tmpdir(), 'manifold-clock-'));
  const clock = path.join(clocks, 'offset');
  writeFileSync(clock, '0');
  const env = {
    DEMO_PRODUCTS: '60',
    DEMO_ORDER_DAYS: '0',
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${HOOK}`.trim(),
    FAULTS_BACKEND_URL: backend.url,
    FAULTS_PROVIDER_URL: provider.url,
    FAULTS_REGISTERS_URL: registers.url,
    FAULTS_POSTGRES_PORT: new URL(postgres.proxiedUrl(address)).port,
    FAULTS_CLOCK_FILE: clock,
  };
  const system = await startSystem({ ports, dataDir: path.join(folder, 'data'), keepData: true, env });
  const faultySystem: FaultySystem = {
    system,
    backend,
    provider,
    registers,
    postgres,
    disk,
    shiftClock: (milliseconds) => writeFileSync(clock, String(milliseconds)),
    end: async () => {
      await faultySystem.system.stop();
      await Promise.all([backend, provider, registers, postgres].map((proxy) => proxy.close()));
      if (disk) execFileSync('umount', ['-l', disk]);
      for (const made of [folder, clocks]) rmSync(made, { recursive: true, force: true });
    },
  };
  return faultySystem;
}
