#!/usr/bin/env node
import './launch/node.js';
import { ensureNode, isBuildFresh, rebuild } from './launch/launch.js';

// npm ends at once on SIGHUP and does not pass it on.
if (process.env['npm_lifecycle_event'] === 'start') {
  const npm = process.ppid;
  setInterval(() => process.ppid === npm || process.kill(process.pid, 'SIGHUP'), 500).unref();
}

await ensureNode();
process.env['NODE_ENV'] ||= 'production';
if (!isBuildFresh()) await rebuild();
await import(new URL('../dist/server.js', import.meta.url).href);
