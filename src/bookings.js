#!/usr/bin/env node
// Plain JavaScript, so that an older Node can say that it is too old.
import './checkNode.js';
import { existsSync } from 'node:fs';

const built = new URL('../dist/bookings.js', import.meta.url);
await import(existsSync(built) ? built.href : './cli/main.ts');
