#!/usr/bin/env node
import './ignoreDebugSignal.js';
import { ensureNode, isBuildFresh } from './launch.js';

await ensureNode();
// Never a build: a site may be running from `dist/`, and staff need not be allowed to write there.
const entry = isBuildFresh() ? '../dist/bookings.js' : './cli/main.ts';
await import(new URL(entry, import.meta.url).href);
