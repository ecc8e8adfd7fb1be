import { SHOP_NAME } from './mailText.ts';
import { mailTexts, type MailTexts } from './languages.ts';

const value = 'VALUE-1';

/** A text has at most one value, of any type: it is only shown, or tested for being true. */
const mailsIn = (texts: MailTexts) =>
  Object.entries(texts).map(([name, write]) => ({ name, ...write(value as never) }));

test('each Italian mail has the paragraphs and values of the English one, and none of its words', () => {
  const italian = mailsIn(mailTexts.it);
  expect(italian.map(({ name }) => name)).toEqual(mailsIn(mailTexts.en).map(({ name }) => name));
  mailsIn(mailTexts.en).forEach(({ subject, text }, index) => {
    const paragraphs = text.split('\n\n');
    const other = italian[index]?.text.split('\n\n') ?? [];
    expect(other).toHaveLength(paragraphs.length);
    expect(other.filter((each) => each.includes(value))).toHaveLength(
      paragraphs.filter((each) => each.includes(value)).length,
    );
    const same = other.filter((each) => paragraphs.includes(each));
    expect(same.filter((each) => each !== value)).toEqual([`${SHOP_NAME}\n`]);
    expect(italian[index]?.subject).not.toBe(subject);
  });
});
