// By default SIGUSR1 opens Node's debugger port, which lets every local user control the process. Import this first.
process.on('SIGUSR1', () => {});
