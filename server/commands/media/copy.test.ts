/** `npm run media -- copy`: its places. */
import { existsSync } from 'node:fs';
import { media } from '../../../tests/support/server/command.ts';

test.each(['S3://Shop', 's3://shop/folder', 'S3://shop'])(
  'a copy to %s makes no folder of that name',
  async (to) => {
    const { code, said } = await media(['copy', 'demo', to]);
    expect([code, said]).toEqual([1, expect.stringMatching(/no bucket's address|Name the bucket/)]);
    expect(existsSync(to)).toBe(false);
  },
);
