import { load } from 'cheerio';
const base = process.argv[2];
for (const path of process.argv.slice(3)) {
  const html = await (await fetch(base + path)).text();
  const $ = load(html);
  $('script,style,svg').remove();
  console.log('=====', path, '|', $('title').text(), '|', $('meta[name=description]').attr('content'));
  const root = path === '/' ? $('body') : $('main');
  root.find('p,li,h1,h2,h3,dt,dd,summary,label,button,address,td,th,a,legend').each((_, el) => {
    const t = $(el).text().replace(/\s+/g, ' ').trim();
    if (!t || $(el).parents('p,li,h1,h2,h3,dt,dd,summary,label,button,address,td,th,a').length) return;
    console.log((el.tagName[0] === 'h' ? '\n## ' : '') + t);
  });
}
