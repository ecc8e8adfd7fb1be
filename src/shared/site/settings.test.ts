import { mediaUrl } from './settings.ts';

// Shows.
test.each([
  ['audio/track/1.mp3', '/storage/audio/track/1.mp3'],
  ['/audio/track/1.mp3', '/storage/audio/track/1.mp3'],
  ['https://media.example.com/1.mp3', 'https://media.example.com/1.mp3'],
  ['HTTPS://Media.example.com/1.mp3', 'HTTPS://Media.example.com/1.mp3'],
  // Only http may be fetched: anything else is a path below the media base.
  ['javascript:alert(1)', '/storage/javascript:alert(1)'],
  ['//evil.example.com/1.mp3', '/storage//evil.example.com/1.mp3'],
])('the media path %p is fetched from %p', (path, address) => {
  expect(mediaUrl(path)).toBe(address);
});
