# syntax=docker/dockerfile:1

# Dependencies, and the bundles made with them.
FROM node:20-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY packages/ packages/
COPY docs/rules/ docs/rules/
COPY scripts/ scripts/
RUN npm ci && npm run build && npm prune --omit=dev

# What runs: bundles and run-time dependencies. The sources come along: node_modules links to the packages.
FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 TESSERA_DATA=/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The bundle itself: nothing is installed or built here, and signals reach it.
CMD ["node", "--max-semi-space-size=64", "--enable-source-maps", "packages/cli/dist/main.mjs", "serve"]
