#!/usr/bin/env node
import './launch/node.js';
import { ensureNode, isBuildFresh, rebuild } from './launch/launch.js';

await ensureNode();
process.env['NODE_ENV'] ||= 'production';
if (!isBuildFresh()) await rebuild();
await import(new URL('../dist/server.js', import.meta.url).href);
