import { serverUrl } from '../../../tests/support/server/client.ts';
import { paidTests } from '../../../tests/support/media/paidTests.ts';

describe('paid recordings', () => paidTests(() => ({ store: 'folder', base: serverUrl() })));
