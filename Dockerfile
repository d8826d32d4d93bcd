# docker build -t ambar-y-seda . ; how it is run: docs/deploy/compose.yaml.
# The first stage makes the release, the second holds nothing but it. Both are Debian 12 with glibc, which Node needs.
FROM node:24-bookworm-slim AS release
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run release && mkdir /release && tar xzf release/*.tar.gz -C /release --strip-components=1

FROM debian:bookworm-slim
RUN mkdir --mode=0700 /data && chown 10001:10001 /data
COPY --from=release /release /opt/ambar-y-seda
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 DATABASE_PATH=/data/bookings.sqlite PATH=/opt/ambar-y-seda:$PATH
WORKDIR /opt/ambar-y-seda
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that signals reach it.
CMD ["bin/node", "src/start.js"]
