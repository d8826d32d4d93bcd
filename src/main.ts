/**
 * Where the built site begins. What V8 makes of its code is kept beside it, where that can be written, and saves the next
 * start from making it again.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

/** By then what a start needs has run, and pages are being made ready. */
const isWarmMs = 15_000;

// After two seconds without visitors V8 would give back memory, and the next ones would pay for it: a fifth of the pages in
// a second (docs/performance.md).
setFlagsFromString('--no-memory-reducer');
enableCompileCache(fileURLToPath(new URL('./compiled/', import.meta.url)));
await import('./server.ts');
setTimeout(flushCompileCache, isWarmMs).unref();
