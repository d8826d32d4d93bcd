const { startServer } = await import('./server.ts');
await startServer(process.env);
