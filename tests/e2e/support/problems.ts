import { expect, type BrowserContext } from '@playwright/test';
import { undescribed } from './described.ts';

/** The response for a visitor's session check is a 401, and browsers log every 401. */
const SESSION_CHECK = '/api/v1/users/auth';
/** What Playwright itself writes where a test has no service worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** The problems that a response of this status causes; `address` is a pattern of the end of its address. */
export const refusal = (status: number, address: string): RegExp[] => [
  new RegExp(`^${status} .*${address}$`),
  new RegExp(`status of ${status} `),
];

/**
 * Records what goes wrong in a browser context: console warnings and errors, exceptions, failed requests, answers from
 * 400 on and those that the API's document does not allow, as texts. A test that causes one on purpose declares it with `expect` or `allow`; any other
 * fails the test.
 */
export class Problems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #checks: Promise<void>[] = [];

  watch(context: BrowserContext): void {
    this.#allowLossOf(context);
    context.on('console', (message) => {
      if (message.location().url.endsWith(SESSION_CHECK) && /\b401\b/.test(message.text())) return;
      if (message.text() === NO_WORKER) return;
      const type = message.type();
      if (type === 'warning' || type === 'error') this.#seen.push(message.text());
    });
    context.on('weberror', (error) => this.#seen.push(error.error().message));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page that is left, or a player that seeks, aborts its own requests; what the service worker was fetching
      // for it then fails. A picture or a recording that is missing is a response of 404.
      const isLeft =
        reason === 'net::ERR_FAILED' && new URL(request.url()).pathname.startsWith('/storage/');
      if (reason !== 'net::ERR_ABORTED' && !isLeft) this.#seen.push(`${reason} ${request.url()}`);
    });
    context.on('response', (response) => {
      this.#checks.push(
        undescribed(response).then((fault) => {
          if (fault !== undefined) this.#seen.push(fault);
        }),
      );
      if (response.url().endsWith(SESSION_CHECK) && response.status() === 401) return;
      if (response.status() >= 400) this.#seen.push(`${response.status()} ${response.url()}`);
    });
  }

  /** A test that cuts the network causes failed requests, and which of them still happen depends on timing. */
  #allowLossOf(context: BrowserContext): void {
    const { setOffline } = context;
    context.setOffline = (isOffline) => {
      if (isOffline) this.allow(/net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
      return setOffline.call(context, isOffline);
    };
  }

  /** Declares problems that the test causes: each pattern must match at least one by the end of the test. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Declares problems that may or may not occur, depending on timing. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** What has happened so far, declared or not. */
  get seen(): readonly string[] {
    return this.#seen;
  }

  /** Fails on problems that were not declared, and on declared ones that never occurred. */
  async check(): Promise<void> {
    await Promise.all(this.#checks);
    const declared = [...this.#expected, ...this.#allowed];
    const isDeclared = (text: string): boolean => declared.some((pattern) => pattern.test(text));
    expect(
      this.#seen.filter((text) => !isDeclared(text)),
      'undeclared problems in the browser',
    ).toEqual([]);
    expect(
      this.#expected.filter((pattern) => !this.#seen.some((text) => pattern.test(text))),
      'declared problems that did not occur',
    ).toEqual([]);
  }
}
