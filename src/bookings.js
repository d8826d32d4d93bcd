#!/usr/bin/env node
import './launch/node.js';
import { ensureNode, isBuildFresh } from './launch/launch.js';

await ensureNode();
// Never build here: a site may run from `dist/`, and staff may lack write permission.
const entry = isBuildFresh() ? '../dist/bookings.js' : './cli/main.ts';
await import(new URL(entry, import.meta.url).href);
