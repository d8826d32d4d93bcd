// Imported first by whatever runs for long: SIGUSR1 would have Node open a port through which anybody on the machine could drive the process.
process.on('SIGUSR1', () => {});
