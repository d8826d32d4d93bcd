import { startServer } from './server.ts';

// A deprecation warning of Node may quote a URL that a client sent, and no line of the log has a path.
process.noDeprecation = true;
// The build puts this module into the folder of the built files.
await startServer(process.env, import.meta.dirname);
