#!/usr/bin/env node
// Starts the built commands, or their sources where nothing is built. Plain JavaScript, so that an older Node can say that
// it is too old. npm keeps links to this path in its cache for `npx bookings`, so the file does not move.
import './checkNode.js';
import { existsSync } from 'node:fs';

const built = new URL('../dist/bookings.js', import.meta.url);
await import(existsSync(built) ? built.href : './cli/main.ts');
