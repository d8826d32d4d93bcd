export const xvfbPath = '/usr/bin/Xvfb';
