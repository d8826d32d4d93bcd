/**
 * Where the built site begins. What V8 makes of its code is kept beside it, where that can be written, and saves the next
 * start from making it again.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { keepTickShape } from './keepTickShape.ts';

/** By then what a start needs has run, and pages are being made ready. */
const isWarmMs = 15_000;

// With V8's giving back of memory between two visits, more of it is taken in the end (docs/performance.md).
setFlagsFromString('--no-memory-reducer');
keepTickShape();
enableCompileCache(fileURLToPath(new URL('./compiled/', import.meta.url)));
const { startServer } = await import('./server.ts');
await startServer(process.env);
setTimeout(flushCompileCache, isWarmMs).unref();
