// Docker's health check: a container that is not ready gets no traffic.
const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health/ready`).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
