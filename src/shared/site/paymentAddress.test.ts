import { WireError } from '../../domain/decode/wire.ts';
import { paymentAddress } from './paymentAddress.ts';

const api = 'http://api.example:8080';

test.each([
  ['https://checkout.stripe.com/c/pay/cs_1', 'https://checkout.stripe.com/c/pay/cs_1'],
  ['HTTPS://Checkout.Stripe.com/x', 'https://checkout.stripe.com/x'],
  ['http://api.example:8080/dev/payment/1', 'http://api.example:8080/dev/payment/1'],
  ['/dev/payment/1', 'http://api.example:8080/dev/payment/1'],
])('%s is followed', (url, address) => {
  expect(paymentAddress(url, api)).toBe(address);
});

test.each([
  'http://checkout.stripe.com/pay',
  'http://api.example/pay',
  'http://api.example:8080.evil.example/pay',
  'http://api.example:8080@evil.example/pay',
  '//evil.example/pay',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)//https://x',
  'data:text/html,<script>1</script>',
  'blob:http://evil.example/1',
  'file:///etc/passwd',
  'ftp://api.example:8080/pay',
  'https://',
  '',
  'http://[',
])('%s is not', (url) => {
  expect(() => paymentAddress(url, api)).toThrow(WireError);
});

test('without a base, the API is where the app came from', () => {
  expect(paymentAddress('/dev/payment/1', '')).toBe(`${window.location.origin}/dev/payment/1`);
  expect(paymentAddress(`${window.location.origin}/x`, '')).toBe(`${window.location.origin}/x`);
  expect(() => paymentAddress('http://elsewhere.example/x', '')).toThrow(WireError);
});
