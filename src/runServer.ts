import { startServer } from './server.ts';

// The build puts this module into the folder of the built files.
await startServer(process.env, import.meta.dirname);
