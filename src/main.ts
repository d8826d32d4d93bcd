import { tuneV8 } from './launch/v8Tuning.ts';

tuneV8();
const { startServer } = await import('./server.ts');
await startServer(process.env);
