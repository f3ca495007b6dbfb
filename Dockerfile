# Runs the API from source, on the Node version that the lockfile pins. Node runs TypeScript directly, so there is no build.
FROM node:24.21.0-slim AS install
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages ./packages
COPY apps/api ./apps/api
RUN npx -y pnpm@12.21.0 install --frozen-lockfile --prod --filter almanac --filter "@almanac/api..."

FROM node:24.21.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 ALMANAC_DATA_DIR=/data
WORKDIR /app
COPY --from=install /app ./
# 1000 is the user `node` of this image. It is a number because an orchestrator can verify only a number as "not root".
RUN mkdir /data && chown 1000:1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=5s --timeout=2s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
# One helper for garbage: four would take both processors of a small machine from the callers.
CMD ["node", "--v8-pool-size=1", "apps/api/src/server.ts"]
