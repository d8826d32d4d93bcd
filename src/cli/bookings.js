#!/usr/bin/env node
// Starts the built commands, or their sources where nothing is built. Plain JavaScript, so that an older Node can say that
// it is too old.
import '../checkNode.js';
import { existsSync } from 'node:fs';

const built = new URL('../../dist/bookings.js', import.meta.url);
await import(existsSync(built) ? built.href : './main.ts');
