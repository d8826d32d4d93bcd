const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Whether this Node is new enough: 22.18 or later. */
export const isNodeNewEnough = major > 22 || (major === 22 && minor >= 18);

/** The line for an operator whose Node is older. */
export const tooOld = `Node ${process.versions.node} is too old: the site needs 22.18 or newer.`;
