# The image of the back end.

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY . .
RUN node scripts/run.mjs setup \
  && node scripts/build/build.ts --release \
  && mkdir generated && cp -r --parents shared/*/src/generated packages/back-end/src/messages/generated generated \
  && rm -rf dist/source-maps

FROM node:24-trixie-slim AS server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages packages
COPY shared shared
COPY --from=build /app/generated ./
COPY storybook/package.json storybook/
COPY host-demo/package.json host-demo/
RUN npx -y pnpm@12.21.0 install --prod --frozen-lockfile --ignore-scripts --filter "travel-shell-back-end..." \
  && rm -rf /root/.npm /root/.cache /root/.local
COPY scripts/build/versions.ts scripts/build/
COPY host-demo/container/addRelease.ts host-demo/container/
COPY --from=build /app/dist dist
# A volume has the releases of earlier images, too, which open pages and pages that pin a version ask for.
ENV DIST_DIR=served
RUN install -d served \
  && ln -s ../releases/travel-shell ../releases/renderers served/ \
  && install -d -o node -g node releases
VOLUME /app/releases
# Compiled once here instead of at each start, by the user of the server, as Node keeps one such folder for each user.
ENV NODE_COMPILE_CACHE=/app/.compiled
RUN install -d -o node -g node "$NODE_COMPILE_CACHE"
USER node
# With the command, which ends with 1 as it is told nothing: one file that is not compiled takes 10 MB at each start.
RUN node -e "import('./packages/back-end/src/createServer.ts')" \
  && { node packages/back-end/bin/travel-shell-back-end.js || [ $? -eq 1 ]; }
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Little room for short-lived objects and few pools of the C library: about a third less memory.
ENV MALLOC_ARENA_MAX=2
CMD ["sh", "-c", "node host-demo/container/addRelease.ts && exec node --max-semi-space-size=2 packages/back-end/bin/travel-shell-back-end.js"]
