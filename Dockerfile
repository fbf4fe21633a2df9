# One image for every program: services, migrations, and the sandbox of the compose file.
FROM node:22-bookworm-slim AS build
WORKDIR /manifold
ENV CI=true
# Copy the manifests first: packages are installed again only if one of them changed.
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY config-seeds/package.json config-seeds/
COPY services/package.json services/
COPY sandbox/package.json sandbox/
COPY demo/package.json demo/
COPY demo/pictures/package.json demo/pictures/
COPY start/package.json start/
COPY storefront/package.json storefront/
COPY admin/package.json admin/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
# Run no install scripts: `prepare` needs the sources, which are copied next, and `npm run build` generates the client.
RUN npm ci --ignore-scripts
COPY . .
# In a checkout start/ runs from its sources; the image has no compiler, so it is compiled here.
RUN npm run build && npx --no tsc -p start/tsconfig.image.json && node start/docker/prune.mjs

# Built programs and the packages that they import, nothing else: no sources, no tests, no development packages, no package manager's cache.
FROM node:22-bookworm-slim
WORKDIR /manifold
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build /manifold/package.json ./
COPY --from=build /manifold/node_modules node_modules
COPY --from=build /manifold/domain/package.json domain/
COPY --from=build /manifold/domain/dist domain/dist
COPY --from=build /manifold/config-seeds/package.json config-seeds/
COPY --from=build /manifold/config-seeds/dist config-seeds/dist
COPY --from=build /manifold/services/package.json services/
COPY --from=build /manifold/services/node_modules services/node_modules
COPY --from=build /manifold/services/dist services/dist
COPY --from=build /manifold/services/messages services/messages
COPY --from=build /manifold/sandbox/package.json sandbox/
COPY --from=build /manifold/sandbox/dist sandbox/dist
COPY --from=build /manifold/sandbox/commercetools/graphql/schema.graphql sandbox/commercetools/graphql/
COPY --from=build /manifold/sandbox/outside-world/payment-provider/browser/texts sandbox/outside-world/payment-provider/browser/texts
COPY --from=build /manifold/demo/package.json demo/
COPY --from=build /manifold/demo/data demo/data
COPY --from=build /manifold/demo/pictures/list.json demo/pictures/
COPY --from=build /manifold/demo/dist demo/dist
COPY --from=build /manifold/storefront/dist storefront/dist
COPY --from=build /manifold/storefront/messages storefront/messages
COPY --from=build /manifold/admin/dist admin/dist
COPY --from=build /manifold/prisma/migrations prisma/migrations
COPY --from=build /manifold/start/package.json /manifold/start/migrate.mjs /manifold/start/source-positions.mjs start/
COPY --from=build /manifold/start/dist start/dist
COPY --from=build /manifold/start/docker/healthcheck.mjs start/docker/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 2087
# Node is process 1 and receives SIGTERM: it answers "not ready", drains and exits.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD ["node", "start/docker/healthcheck.mjs"]
CMD ["node", "--heap-growing-percent=30", "--no-wasm-tier-up", "--import", "./start/source-positions.mjs", "services/dist/main.js"]
