/** A time for the names of files, in UTC to the second; the order of texts is the order of times: '20260731T220500Z'. */
export const fileTime = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');
