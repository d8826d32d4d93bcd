import request from 'supertest';
import { expect, test } from 'vitest';
import { createTestSite } from '../support/testSite.ts';

/** The warnings of a site that several visitors came to, with headers of their own or a proxy's. */
const warningsAfter = async (TRUST_PROXY: string, headers: Record<string, string>) => {
  const { app, logged } = createTestSite({ variables: { TRUST_PROXY } });
  for (const path of ['/', '/es', '/healthz']) await request(app).get(path).set(headers).expect(200);
  return logged.filter((line) => JSON.parse(line).level === 40);
};

const forwarded = { 'X-Forwarded-For': '203.0.113.77' };

test.each(['false', '198.51.100.1'])(
  'with TRUST_PROXY=%s another address from elsewhere is warned of once, without any address',
  async (value) => {
    const warnings = await warningsAfter(value, forwarded);
    expect(warnings).toEqual([expect.stringContaining('X-Forwarded-For')]);
    expect(JSON.parse(warnings[0] ?? '')).toMatchObject({ variables: ['TRUST_PROXY'] });
    expect(warnings[0]).not.toMatch(/203\.0\.113|127\.0\.0|198\.51/);
  },
);

test.each(['loopback', '1', '127.0.0.1, ::1'])('with TRUST_PROXY=%s a proxy here is none', async (value) => {
  expect(await warningsAfter(value, forwarded)).toEqual([]);
});

test('without the header there is nothing to tell', async () => {
  expect(await warningsAfter('false', {})).toEqual([]);
});
