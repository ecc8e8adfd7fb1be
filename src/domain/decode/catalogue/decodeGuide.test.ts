import type { WireCategory, WireGuide, WireGuideDetail } from '../../../../contract/guides.ts';
import { toCategory, toGuide } from './decodeGuide.ts';
import { toGuideDetail } from './decodeGuideDetail.ts';
import { WireError } from '../wire.ts';

const category: WireCategory = { id: 3, name: 'Chiese e cattedrali' };

const guide: WireGuide = {
  id: 12,
  title: 'La cupola senza armatura',
  short_description: 'Come Brunelleschi chiuse il vuoto.',
  cover: 'pictures/guide/cupola.160-320.webp',
  theme: 'audio/theme/01.mp3',
  type: 'audio',
  price: '5.99',
  remark: 'Special',
  category,
  category_id: 3,
  purchase: false,
  wishList: false,
  whishlist: false,
};

const detail: WireGuideDetail = {
  ...guide,
  language: 'it',
  narrator: 'Anna Bruni',
  synthesized: true,
  theme_transcript: 'transcripts/theme/01.vtt',
  audio_content: [
    { id: 90, titolo: 'Un buco nel cielo', file_mp3: 'audio/a.mp3', free: '1', duration: 61 },
    { id: 91, titolo: 'Filippo e Lorenzo', file_mp3: '', free: '0', duration: 75 },
  ],
  audio_description: {
    description: '<h2>Entrare</h2>',
    audio_faq: [{ id: 7, question: 'Quanto dura?', answer: 'Due ore.' }],
  },
};

// Shows.
test('a category', () => {
  expect(toCategory(category)).toEqual(category);
});

describe('a guide of a list', () => {
  // Shows.
  test('gets its domain names', () => {
    expect(toGuide(guide)).toEqual({
      id: 12,
      title: 'La cupola senza armatura',
      shortDescription: 'Come Brunelleschi chiuse il vuoto.',
      cover: { path: guide.cover, stem: 'pictures/guide/cupola', widths: [160, 320] },
      theme: 'audio/theme/01.mp3',
      price: '5.99',
      isSpecial: true,
      lang: 'it',
      category,
      isOwned: false,
      isInLibrary: false,
    });
  });

  test('says its length where the provider does, in whole seconds', () => {
    expect(toGuide({ ...guide, duration: 754 }).duration).toBe(754);
    expect(toGuide(guide)).not.toHaveProperty('duration');
    expect(() => toGuide({ ...guide, duration: '754' })).toThrow(WireError);
  });

  test('has its number of stops and its cities where the provider sends them', () => {
    const sent = { stops: 8, cities: ['Firenze', 'Roma'] };
    expect(toGuide({ ...guide, ...sent })).toMatchObject(sent);
    expect(toGuide(guide)).not.toHaveProperty('stops');
    expect(toGuide(guide)).not.toHaveProperty('cities');
    expect(() => toGuide({ ...guide, stops: '8' })).toThrow(WireError);
    expect(() => toGuide({ ...guide, cities: 'Roma' })).toThrow(WireError);
  });

  // Shows.
  test('is special by one remark only', () => {
    expect(toGuide({ ...guide, remark: 'special' }).isSpecial).toBe(false);
    expect(toGuide({ ...guide, remark: '' }).isSpecial).toBe(false);
  });

  // Shows.
  test.each([
    [{ wishList: true }, true],
    [{ whishlist: true }, true],
    [{ wishList: 1 }, true],
    [{ whishlist: '1' }, true],
    [{ wishList: false, whishlist: true }, true],
    [{ wishList: null, whishlist: '0' }, false],
    [{}, undefined],
  ])('is in the library by either spelling: %p', (flags, expected) => {
    const { wishList: _one, whishlist: _other, ...rest } = guide;
    expect(toGuide({ ...rest, ...flags }).isInLibrary).toBe(expected);
  });

  // Shows.
  test.each([true, 1, '1'])('is owned by the flag %p', (purchase) => {
    expect(toGuide({ ...guide, purchase }).isOwned).toBe(true);
  });

  test('says nothing of a customer where the answer does not', () => {
    const { purchase: _owned, wishList: _one, whishlist: _other, ...rest } = guide;
    expect(toGuide(rest)).not.toHaveProperty('isOwned');
    expect(toGuide(rest)).not.toHaveProperty('isInLibrary');
  });

  test('may come without a description and without a theme', () => {
    expect(toGuide({ ...guide, short_description: null, theme: null })).toMatchObject({
      shortDescription: '',
      theme: '',
    });
  });

  test.each([
    ['id', '12'],
    ['id', undefined],
    ['title', null],
    ['title', 5],
    ['short_description', {}],
    ['cover', null],
    ['theme', 3],
    ['price', 'gratis'],
    ['price', null],
    ['category', null],
    ['category', 'Chiese'],
    ['category', { id: 3 }],
  ])('is refused when %s is %p', (field, value) => {
    expect(() => toGuide({ ...guide, [field]: value })).toThrow(WireError);
  });

  test.each([null, undefined, 'guide', 7, []])('is refused when it is %p', (value) => {
    expect(() => toGuide(value)).toThrow(WireError);
  });
});

describe('a guide of its own page', () => {
  // Shows.
  test('brings its tracks, description and questions', () => {
    expect(toGuideDetail(detail)).toEqual({
      ...toGuide(guide),
      facts: { language: 'it', narrator: 'Anna Bruni', synthesized: true },
      opening: '',
      previewTranscript: 'transcripts/theme/01.vtt',
      tracks: [
        { id: 90, title: 'Un buco nel cielo', audio: 'audio/a.mp3', isFree: true, duration: 61 },
        { id: 91, title: 'Filippo e Lorenzo', audio: '', isFree: false, duration: 75 },
      ],
      descriptionHtml: '<h2>Entrare</h2>',
      faqs: [{ id: 7, question: 'Quanto dura?', answer: 'Due ore.' }],
    });
  });

  test('takes a provider that sends no lengths and no address for a locked track', () => {
    const { duration: _length, ...track } = { ...detail.audio_content[0], file_mp3: null };
    expect(toGuideDetail({ ...detail, audio_content: [track] }).tracks).toEqual([
      { id: 90, title: 'Un buco nel cielo', audio: '', isFree: true, duration: 0 },
    ]);
  });

  // Shows.
  test('is not owned where the provider sends no such field', () => {
    const { purchase: _owned, ...rest } = detail;
    expect(toGuideDetail(rest).isOwned).toBe(false);
  });

  test('takes a provider that says neither language nor narrator, and has no text of a preview', () => {
    const {
      language: _one,
      narrator: _other,
      synthesized: _how,
      theme_transcript: _text,
      ...rest
    } = detail;
    const { facts, previewTranscript } = toGuideDetail(rest);
    expect([facts, previewTranscript]).toEqual([
      { language: '', narrator: '', synthesized: false },
      undefined,
    ]);
  });

  const [track] = detail.audio_content;
  const { audio_description: description } = detail;
  test.each([
    ['no tracks', { audio_content: undefined }],
    ['tracks that are no list', { audio_content: { 0: track } }],
    ['a track that is null', { audio_content: [track, null] }],
    ['a track without a title', { audio_content: [{ ...track, titolo: undefined }] }],
    ['a track whose length is a text', { audio_content: [{ ...track, duration: '61' }] }],
    ['no description', { audio_description: null }],
    ['a description that is a text', { audio_description: '<p>' }],
    ['HTML of another type', { audio_description: { ...description, description: 5 } }],
    ['no questions', { audio_description: { description: '' } }],
    [
      'a question without an answer',
      { audio_description: { ...description, audio_faq: [{ id: 1, question: 'x' }] } },
    ],
    ['a bad guide around them', { title: 5 }],
  ])('is refused with %s', (_what, part) => {
    expect(() => toGuideDetail({ ...detail, ...part })).toThrow(WireError);
  });
});
