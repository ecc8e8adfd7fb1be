import { siteOriginOf } from './siteOrigin.ts';

test.each([
  ['HTTPS', 'Shop.Example:8443', 'https://shop.example:8443'],
  ['http', '[::1]:3000', 'http://[::1]:3000'],
  ['javascript', 'shop.example', 'http://shop.example'],
  ['https', 'shop.example/path', 'https://localhost'],
])('a request over %s to %s has the origin %s', (protocol, host, origin) => {
  expect(siteOriginOf({ protocol, host }, { publicUrl: undefined })).toBe(origin);
});
