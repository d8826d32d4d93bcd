# docker build -t ambar-y-seda . ; docs/deploy/compose.yaml runs it.
FROM node:24-bookworm-slim AS build
WORKDIR /opt/ambar-y-seda
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
RUN mkdir --mode=0700 /data && chown 10001:10001 /data
COPY --from=build /opt/ambar-y-seda /opt/ambar-y-seda
RUN ln -s /opt/ambar-y-seda/src/bookings.js /usr/local/bin/bookings
ENV NODE_ENV=production DATABASE_PATH=/data/bookings.sqlite
WORKDIR /opt/ambar-y-seda
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that signals reach it.
CMD ["node", "dist/server.js"]
