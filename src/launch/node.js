// Plain JavaScript that older Node versions can parse. Import this first, to ignore the signal at once.

// By default SIGUSR1 opens Node's debugger port, through which every local user controls the process.
process.on('SIGUSR1', () => {});

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Whether this Node is new enough: 22.18 or later. */
export const isNodeNewEnough = major > 22 || (major === 22 && minor >= 18);

export const tooOldMessage = `Node ${process.versions.node} is too old: the site needs 22.18 or newer.`;
