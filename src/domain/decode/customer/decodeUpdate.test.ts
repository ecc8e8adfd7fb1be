import { toNews } from './decodeUpdate.ts';
import { WireError } from '../wire.ts';

const wire = {
  id: 3,
  type: 'product',
  reference_id: 29,
  image: 'pictures/update/update-08.320-640.webp',
  title: 'A Torino il Nilo scorre in otto capitoli',
  sub_title: 'Kha, Merit e un righello d’oro.',
  created_at: '2026-11-04T08:00:00.000Z',
};

// Shows.
test('news of a guide name the guide', () => {
  expect(toNews({ data: [wire] })).toEqual([
    {
      id: 3,
      guideId: 29,
      image: {
        path: 'pictures/update/update-08.320-640.webp',
        stem: 'pictures/update/update-08',
        widths: [320, 640],
      },
      title: 'A Torino il Nilo scorre in otto capitoli',
      subtitle: 'Kha, Merit e un righello d’oro.',
      date: '2026-11-04T08:00:00.000Z',
    },
  ]);
});

test.each(['subscription', 'something new', '', null, undefined])(
  'type %j: about the plans',
  (type) => {
    const [news] = toNews({ data: [{ ...wire, type, reference_id: null }] });
    expect(news?.guideId).toBeNull();
  },
);

// Shows.
test('a subtitle may be missing', () => {
  expect(toNews({ data: [{ ...wire, sub_title: null }] })[0]?.subtitle).toBe('');
});

test.each([
  null,
  [],
  {},
  { data: null },
  { data: [null] },
  { data: [{ ...wire, title: 7 }] },
  { data: [{ ...wire, image: null }] },
  { data: [{ ...wire, reference_id: '29' }] },
  { data: [{ ...wire, created_at: 1762243200 }] },
])('%j is no list of news', (body) => {
  expect(() => toNews(body)).toThrow(WireError);
});
