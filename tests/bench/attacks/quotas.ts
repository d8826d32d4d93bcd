import { postBooking } from '../../support/postBooking.ts';
import type { Attack } from './attack.ts';

/** Posts a request as a client whose address the proxy names, and resolves with the status. */
const send = async (
  url: string,
  name: string,
  { from = '192.0.2.1', headers = {} }: { from?: string; headers?: Record<string, string> } = {},
): Promise<number> => {
  const { status } = await postBooking(url, { name }, { 'X-Forwarded-For': from, ...headers });
  return status;
};

const behindProxy = { TRUST_PROXY: '1' };

/** Limits, and what limits must not reveal. */
export const quotas: Attack[] = [
  {
    name: 'guessed-content',
    variables: behindProxy,
    run: async ({ url }) => {
      await send(url, 'Ana García', { from: '192.0.2.2' });
      for (let index = 0; index < 10; index += 1) await send(url, `Nobody ${index}`);
      const right = await send(url, 'Ana García');
      const wrong = await send(url, 'Eva García');
      const figure = `right guess ${right}, wrong guess ${wrong}`;
      return [{ what: 'answers', figure, held: right === wrong }];
    },
  },
  {
    name: 'invented-addresses',
    variables: behindProxy,
    run: async ({ url, watch }) => {
      const watching = watch();
      let stored = 0;
      for (let index = 0; index < 20_000; index += 50) {
        const batch = Array.from({ length: 50 }, (_, offset) =>
          send(url, `Visitor ${index + offset}`, { from: `7.7.7.7:${index + offset}` }),
        );
        stored += (await Promise.all(batch)).filter((status) => status === 201).length;
      }
      const { peakMiB } = await watching.end();
      return [
        { what: 'stored of 20,000', figure: String(stored), held: stored <= 10 },
        { what: 'most memory', figure: `${peakMiB.toFixed(0)} MiB`, held: peakMiB < 350 },
      ];
    },
  },
  {
    name: 'trusting-everybody',
    variables: { TRUST_PROXY: 'true' },
    run: async ({ lines }) => {
      const held = lines.some((line) => line.includes('TRUST_PROXY'));
      return [{ what: 'a warning', figure: held ? 'yes' : 'none', held }];
    },
  },
  {
    name: 'searching-on',
    run: async ({ url }) => {
      const answers: Response[] = [];
      for (let index = 0; index < 150; index += 1) {
        const answer = await fetch(`${url}/services?q=a${index}`);
        await answer.arrayBuffer();
        answers.push(answer);
      }
      const refused = answers.filter(({ status }) => status === 429).length;
      const caching = answers[0]?.headers.get('Cache-Control') ?? '';
      return [
        { what: 'refused of 150', figure: String(refused), held: refused >= 30 },
        {
          what: 'caching',
          figure: caching,
          held: caching.includes('private') && !caching.includes('s-maxage'),
        },
      ];
    },
  },
];
