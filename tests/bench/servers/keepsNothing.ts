/** The site with a store that stores nothing, to measure a post without storage. */
import { randomUUID } from 'node:crypto';
import type { SiteStore } from '../../../db/store.ts';
import { createApp } from '../../../src/app.ts';
import { readAssets } from '../../../src/build/manifest.ts';
import { readConfig } from '../../../src/config.ts';
import { createHttpServer } from '../../../src/http/server.ts';
import { openLog } from '../../../src/log.ts';

const read = readConfig(process.env);
if (!read.ok) throw new Error(read.problems.join('\n'));
const { config } = read;
const save: SiteStore['save'] = async () => ({ outcome: 'stored', id: randomUUID() });
const { listener } = createApp({
  config,
  origin: `http://localhost:${config.PORT}`,
  log: openLog(config.LOG_LEVEL),
  store: {
    save,
    checkWritable: async () => null,
    channels: [],
  } as unknown as SiteStore,
  assets: readAssets(new URL('../../../dist/', import.meta.url)),
});
createHttpServer(listener).server.listen(config.PORT, config.HOST);
