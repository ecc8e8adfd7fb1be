import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * SHA-256 of migrations that databases have applied. A server does not start on a database whose migration has another
 * checksum (server/db/migrate.ts), comments included: write a new migration instead.
 */
const applied = {
  '001_catalogue.sql': '6258f6406c2ef438921105d96448bfc4f57d42f33e8c86ac6ca9ce896f5a632b',
  '002_users.sql': '1f209891d4cec23442408235a96764a309dfaba5256a715a32bdedc7b6090470',
  '003_accounts.sql': 'c4fc5b2ea92fb43683a707dc0dc04be8a7d51daf35689170e1276bbc33efe050',
  '004_commerce.sql': 'bf3127d2b6e926d1ac2853e27a826e8c3d8cbd4806705fa00a6396b2ac4c12dc',
  '005_library.sql': 'b4f353bdfc51c877f479168f88cb0ea5ec96316996a6e8c9ca0e6f35d6b292d9',
  '006_download_keys.sql': 'e68d7ff43b1d920f5918936bc7044fe332f5688e7a3c996c7c747b4f81df3808',
  '007_request_counts.sql': '8198a043ad063c82161660774ce9c7344731b3a005ed397474a79d1c734c171e',
  '010_code_links.sql': '2c30937a9ad1db1b11d83a509259a5ba8f23d622d6b50b3692940de51c4fdc63',
  '011_session_devices.sql': 'be78eba8af42bdc33954fc286b9a992a8eed01d54169a1fd27bb93c7b6f5c7c5',
  '012_refund_attempts.sql': '6255ec68ac2af38707a0eb384aae622fde1bf188d2f3ad30145c35941dac489a',
  '013_payment_events.sql': '8a593b49d5f17baa04ce79aeebcf9f9de80b22f33ec8c9b83d18b9d2ccbf96c8',
  '014_credit_notes.sql': '8de1bba8afeb95dc285d7d24d007e27eb5f33ea2f8a686a6db798fdfd1604f2b',
  '015_host_cookies.sql': 'f4d54c3ebe11240d990e85e72494c16b765fa9b1c8d05f37a8b4c0a6be4062a2',
  '016_guide_voice.sql': '36be78dd3e8b993b9998e7d9b45fdc61989a17d3967c98714191dfe56a9f0154',
  '017_free_guides.sql': '94eb785e2e76cf1deef3d3dca6a5dab64155e3b73062c5a55a70a65e711f9fe6',
};

test.each(Object.entries(applied))('%s is unchanged', (name, checksum) => {
  const sql = readFileSync(`server/db/migrations/${name}`, 'utf8');
  expect(createHash('sha256').update(sql).digest('hex')).toBe(checksum);
});
