/** `npm run check:content` names what an owner got wrong in `content/` and `static/`: one line for each slip. */
const slips = await import('./support/contentSlips.ts')
  .then(({ findSlips }) => findSlips())
  .catch(({ stack, message }: Error) => {
    const [place = 'content'] = /(content|views)\/[\w/-]+\.ts(:\d+)?/.exec(`${stack}`) ?? [];
    return [`${place}: ${message.split('\n')[0]}`];
  });
process.stderr.write(slips.map((slip) => `${slip}\n`).join(''));
process.exitCode = slips.length > 0 ? 1 : 0;
