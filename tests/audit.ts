/** Asks the registry for known vulnerabilities of production packages. Exits with 1 if there is one. */
import { spawnSync } from 'node:child_process';

type Report = {
  metadata?: { vulnerabilities: { total: number } };
  vulnerabilities?: Record<string, { severity: string; range: string }>;
  message?: string;
  error?: { summary: string };
};

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const report: Report = JSON.parse(stdout || '{}');
const { metadata, vulnerabilities = {} } = report;

if (metadata) {
  const found = Object.entries(vulnerabilities).map(
    ([name, { severity, range }]) => `  ${name} ${range}: ${severity}\n`,
  );
  process.stdout.write(`Audit: ${found.length} packages with known weaknesses.\n${found.join('')}`);
  process.exitCode = found.length > 0 ? 1 : 0;
} else {
  const reason = report.error?.summary || report.message || 'it gave no answer';
  process.stdout.write(`Audit: left out, the registry cannot be asked (${reason.split('\n')[0]}).\n`);
}
