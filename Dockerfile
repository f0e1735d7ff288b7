FROM node:24-bookworm-slim AS build
WORKDIR /src
# The version is pinned right here; pnpm need not look itself up.
ENV pnpm_config_pm_on_fail=ignore
RUN npm install --global pnpm@12.18.0

# The lockfile alone decides what is downloaded, so this layer lasts until it changes.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch

COPY . .
RUN pnpm install --frozen-lockfile --offline && pnpm build

# The bundle holds our own packages; of the others only those the server needs at run time go along.
RUN pnpm --filter @foyer/server deploy --prod /deployed \
  && rm -rf /deployed/node_modules/@foyer /deployed/node_modules/.pnpm/@foyer+* \
  && mkdir -p /app/assets /data/files /data/spool \
  && mv /deployed/node_modules /deployed/package.json /deployed/migrations /app/ \
  && cp -r apps/server/dist /app/dist \
  && cp -r apps/widget/dist /app/assets/widget \
  && cp -r apps/desk/dist /app/assets/desk \
  && cp -r apps/loader/dist /app/assets/loader

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 ASSETS_DIR=/app/assets
ENV STORAGE_DIR=/var/lib/foyer/files UPLOAD_SPOOL_DIR=/var/lib/foyer/spool
WORKDIR /app
COPY --from=build /app ./
COPY --chmod=755 apps/server/foyer.sh /usr/local/bin/foyer
# The one place that the process may write to; a volume made here belongs to it.
COPY --from=build --chown=10001:10001 /data /var/lib/foyer
# Owned by root, run by nobody in particular: the process cannot change its own code.
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["foyer", "start"]
