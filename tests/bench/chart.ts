/** A bar of the chart: a server and its requests per second. */
type Bar = { name: string; perSecond: number };

const width = 720;
const rowHeight = 44;
const top = 56;
const barStart = 230;
const longestBar = 370;

const style = `
  rect { fill: #fff } text { fill: #1f2328; font: 15px system-ui, sans-serif } .title { font-weight: 600 }
  .bar { fill: #8250df } .reference { fill: #8c959f }
  @media (prefers-color-scheme: dark) {
    rect { fill: #0d1117 } text { fill: #e6edf3 } .bar { fill: #a371f7 } .reference { fill: #7d8590 }
  }`;

const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

const drawBar = ({ name, perSecond }: Bar, index: number, most: number): string => {
  const y = top + index * rowHeight;
  const length = Math.max(2, Math.round((perSecond / most) * longestBar));
  const kind = name.startsWith('this site') ? 'bar' : 'reference';
  return `  <text x="${barStart - 12}" y="${y + 19}" text-anchor="end">${name}</text>
  <rect class="${kind}" x="${barStart}" y="${y}" width="${length}" height="28" rx="3"/>
  <text x="${barStart + length + 10}" y="${y + 19}">${number.format(perSecond)}</text>`;
};

/** An SVG with one horizontal bar for each server. Its colours follow the reader's light or dark theme. */
export const drawChart = (title: string, bars: readonly Bar[]): string => {
  const most = Math.max(...bars.map(({ perSecond }) => perSecond));
  const height = top + bars.length * rowHeight + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">
  <title>${title}</title>
  <style>${style}
  </style>
  <rect width="${width}" height="${height}" rx="8"/>
  <text class="title" x="24" y="34">${title}</text>
${bars.map((bar, index) => drawBar(bar, index, most)).join('\n')}
</svg>
`;
};
