import { formatMadrid } from '../madridTime.ts';

type Found = { version: number; newestVersion: number; requests: number; newest: string | null };

const versionText = (version: number, newest: number): string =>
  version < newest
    ? `${version}, which the site brings up to ${newest} at its next start`
    : `${version}, the newest`;

/** What `bookings check` found, line by line. */
export const checkText = (verdict: string, { version, newestVersion, requests, newest }: Found): string[] => [
  `${verdict}\n`,
  `version   ${versionText(version, newestVersion)}\n`,
  `requests  ${requests}\n`,
  `newest    ${newest === null ? '–' : `${formatMadrid(newest)} (Madrid)`}\n`,
];
