import { SHOP_NAME } from './mailText.ts';
import { mailTexts, type MailTexts } from './languages.ts';

const value = 'VALUE-1';
const order = {
  number: value,
  lines: [value, value],
  total: value,
  seller: value,
  withdrawUntil: value,
  withdrawalPage: value,
  library: value,
};
const credit = { number: value, order: value, amount: value };

/** Each mail with all that it can say: a new one needs an example here. */
const examples: { [Name in keyof MailTexts]: Parameters<MailTexts[Name]>[] } = {
  signUpCode: [[value]],
  resetCode: [[value]],
  signUpLink: [[value]],
  resetLink: [[value]],
  passwordChanged: [[true], [false]],
  paidTwice: [[value]],
  orderConfirmed: [
    [{ ...order, subscription: null, pages: [value, value] }],
    [{ ...order, subscription: { begins: value, ends: value }, pages: [] }],
    [{ ...order, subscription: { begins: value, ends: null }, pages: [], seller: '' }],
  ],
  creditNote: [
    [{ ...credit, reason: 'refund' }],
    [{ ...credit, reason: 'dispute' }],
    [{ ...credit, reason: 'won' }],
    [{ ...credit, reason: 'refund_failed' }],
  ],
  subscriptionEnds: [[{ day: value, plans: value }]],
  subscriptionEnded: [[value]],
  paymentFailed: [[value]],
  googleAdded: [[value]],
  listeningStarted: [[{ title: value, wording: value, time: value }]],
  withdrawalReceived: [[{ order: value, title: value, amount: value, time: value }]],
  withdrawalLink: [[value]],
  confirmAddress: [[value]],
  addressInUse: [[]],
  emailChanged: [[value]],
};

const mailsIn = (texts: MailTexts) =>
  Object.entries(examples).flatMap(([name, calls]) =>
    // The arguments are those of the function with this name.
    calls.map((args) => texts[name as keyof MailTexts](...(args as [never]))),
  );
const valuesIn = (text: string) => text.split(value).length;

/** Subjects, lines and sentences of all mails. */
const textsOf = (texts: MailTexts): string[] =>
  mailsIn(texts).flatMap(({ subject, text }) => [
    subject,
    ...text.split(/\n+|(?<=[.:!?]) /).map((each) => each.replaceAll(value, '').trim()),
  ]);

test('no mail has a text of the other language', () => {
  const english = new Set(textsOf(mailTexts.en));
  const shared = textsOf(mailTexts.it).filter((text) => english.has(text));
  expect(shared.filter((text) => /\p{L}/u.test(text))).toEqual([]);
});

test('each Italian mail has the paragraphs and values of the English one, and none of its words', () => {
  const italian = mailsIn(mailTexts.it);
  mailsIn(mailTexts.en).forEach(({ subject, text }, index) => {
    const paragraphs = text.split('\n\n');
    const other = italian[index]?.text.split('\n\n') ?? [];
    expect(other.map(valuesIn)).toEqual(paragraphs.map(valuesIn));
    const same = other.filter((each) => paragraphs.includes(each));
    expect(same.filter((each) => each !== value)).toEqual([`${SHOP_NAME}\n`]);
    expect(italian[index]?.subject).not.toBe(subject);
  });
});
