// Import this first. By default SIGUSR1 opens Node's debugger port, through which every local user controls
// the process.
process.on('SIGUSR1', () => {});
