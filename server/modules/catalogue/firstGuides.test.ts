import type { GuidesOfCategory } from '../../../contract/guides.ts';
import { api, describeServer, json } from '../../../tests/support/server/client.ts';

const guidesOf = (category: number, query = '') =>
  api(`/api/v1/client/category/${category}/audio${query}`);
const answerOf = async (category: number, query = '') =>
  json<GuidesOfCategory>(guidesOf(category, query));

describeServer('GET /client/category/{id}/audio?limit=', () => {
  test.each([1, 2])(
    'category %i: the first of the whole list, and how many there are',
    async (id) => {
      const whole = await answerOf(id);
      const first = await answerOf(id, '?limit=3');
      expect(first.data).toEqual(whole.data.slice(0, 3));
      expect(first.total).toBe(whole.data.length);
      expect(whole.total).toBeUndefined();
    },
  );

  test('a limit beyond the end returns all items', async () => {
    const { data, total } = await answerOf(2, '?limit=99');
    expect(data).toHaveLength(total ?? 0);
  });

  test.each(['0', '-1', '1.5', '100', 'abc', '', '1%00'])('refuses limit=%s', async (limit) => {
    expect((await guidesOf(1, `?limit=${limit}`)).status).toBe(400);
  });

  test('404 for a category that does not exist', async () => {
    expect((await guidesOf(999_999, '?limit=3')).status).toBe(404);
  });
});
