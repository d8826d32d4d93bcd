// Imported first by what is built: it has to speak before an older Node meets a package that it cannot load.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Whether this Node is one that everything here runs on. */
export const isNodeNewEnough = major > 22 || (major === 22 && minor >= 18);

/** What to say where it is not. */
export const tooOld = `Node ${process.versions.node} is too old for this: it takes 22.18 or newer.`;
