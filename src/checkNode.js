// Plain JavaScript that older Node versions can parse, because better-sqlite3 ends them without a word.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  process.stderr.write(
    `Node ${process.versions.node} is too old: this program needs 22.18 or newer. npm 11 installs one; an older npm needs 'npm rebuild' after the installation.\n`,
  );
  process.exit(1);
}
