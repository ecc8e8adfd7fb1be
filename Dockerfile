# syntax=docker/dockerfile:1

# The version of .nvmrc.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm run build:server

FROM node:${NODE_VERSION}-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:${NODE_VERSION}-bookworm-slim
# pg_dump, pg_restore and psql, for `npm run backup` and `npm run restore`; ffmpeg for imports.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 0700 /data
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
# Sources of the operator's commands, and what the server reads at run time: migrations, lists.
COPY package.json build.settings.ts ./
COPY contract ./contract
COPY public ./public
COPY server ./server
# A catalogue to try; the landing page's pictures; the previews of databases that version 0.1.0 filled.
COPY demo/catalogue ./demo/catalogue
COPY --from=build /app/build/server ./build/server
COPY --from=build /app/dist ./dist
COPY --from=build /app/dist-renderer ./dist-renderer
# Only /data belongs to this user: the code is root's and cannot be changed by the server.
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000
HEALTHCHECK --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/main.mjs"]
