#!/usr/bin/env node
import { checkNodeVersion, isBuildFresh, rebuild } from './launch.js';

checkNodeVersion();
process.env['NODE_ENV'] ||= 'production';
if (!(await isBuildFresh())) await rebuild();
await import(new URL('../dist/server.js', import.meta.url).href);
