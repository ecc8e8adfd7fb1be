/**
 * Texts of mails; texts.it.ts has the Italian ones. They contain nothing that a user has written (such as a name): any visitor can have a code sent to
 * any address, and must not be able to send a message of their own with it. A code comes first, so that a phone's
 * notification shows it.
 */
import type { CreditReason } from '../db/values.ts';
import { mailIn, SHOP_NAME, type MailText } from './mailText.ts';

const mail = mailIn('en');

export const signUpCode = (code: string): MailText =>
  mail(
    `Your code for ${SHOP_NAME}`,
    `${code} is your code for creating an account.`,
    'It is valid for ten minutes. Your account will have the password that you have just chosen.',
    'If you did not ask for an account, please ignore this mail and do not share the code.',
  );

export const resetCode = (code: string): MailText =>
  mail(
    'Your code for a new password',
    `${code} is your code for choosing a new password.`,
    'It is valid for ten minutes. Your current password stays valid until then.',
    'If you did not ask for it, please ignore this mail and do not share the code.',
  );

export const signUpLink = (link: string): MailText =>
  mail(
    `Your link for ${SHOP_NAME}`,
    'To create your account, open this page within an hour and press its button:',
    link,
    'Too many wrong codes were entered today, so this mail has a link instead of a code. Your account will have the password that you have just chosen.',
    'If you did not ask for an account, please ignore this mail.',
  );

export const resetLink = (link: string): MailText =>
  mail(
    'Your link for a new password',
    'To choose a new password, open this page within an hour and press its button:',
    link,
    'Too many wrong codes were entered today, so this mail has a link instead of a code. Your current password stays valid until you have chosen a new one.',
    'If you did not ask for it, please ignore this mail.',
  );

/** `hadOne`: an account of a sign-in with Google has none at first. */
export const passwordChanged = (hadOne: boolean): MailText =>
  mail(
    hadOne ? 'Your password was changed' : 'Your account has a password now',
    hadOne
      ? 'The password of your account was changed, and other devices were signed out.'
      : 'You can now sign in with a password, too. Other devices were signed out.',
    'If that was not you, choose “Forgot your password?” when signing in, and set a new one.',
  );

/** `amount` with its currency, such as '4.99 USD'. */
export const paidTwice = (amount: string): MailText =>
  mail(
    'We are returning a payment to you',
    `You paid more than was due. We are returning ${amount} to your card.`,
    'This happens when the same purchase is paid twice, or when a guide leaves our catalogue while its payment page is open.',
    'You do not need to do anything. It can take your bank a few days.',
  );

/** What an order's confirmation says; amounts and days are written as in its language. */
export interface ConfirmedOrder {
  number: string;
  /** Titles with their prices. */
  lines: readonly string[];
  total: string;
  /** Of a plan: its days; `ends` is null for one without end. */
  subscription: { begins: string; ends: string | null } | null;
  /** Who sells, with address and tax number; '' if the shop does not say. */
  seller: string;
  /** The last day on which the customer can withdraw. */
  withdrawUntil: string;
  withdrawalPage: string;
  library: string;
  /** Titles of attached pages, such as the terms. */
  pages: readonly string[];
}

const list = (lines: readonly string[]): string => lines.map((line) => `– ${line}`).join('\n');
const quoted = (titles: readonly string[]): string =>
  new Intl.ListFormat('en').format(titles.map((title) => `“${title}”`));

export const orderConfirmed = (order: ConfirmedOrder): MailText =>
  mail(
    `Your order ${order.number} at ${SHOP_NAME}`,
    `Thank you. Your order ${order.number} is paid: ${order.total}, taxes included.`,
    `You bought:\n${list(order.lines)}`,
    ...(order.subscription ? [daysOf(order.subscription)] : []),
    `Everything is in your library:\n${order.library}`,
    ...(order.seller === '' ? [] : [`Sold by: ${order.seller}`]),
    order.subscription
      ? `You can withdraw from this contract until the end of ${order.withdrawUntil}, without giving a reason. You then get back the part of the price for the time that is left. Withdraw from the contract here:\n${order.withdrawalPage}`
      : `You can withdraw from this contract until the end of ${order.withdrawUntil}, without giving a reason. For a guide this right ends earlier when you choose to start listening or to download it; we ask you before. Withdraw from the contract here:\n${order.withdrawalPage}`,
    order.pages.length === 0
      ? 'The invoice is attached.'
      : `Attached are the invoice and, as they are today, ${quoted(order.pages)}.`,
  );

const daysOf = ({ begins, ends }: { begins: string; ends: string | null }): string =>
  ends === null
    ? 'The subscription has no end, and nothing else will be charged.'
    : `The subscription begins on ${begins} and ends by itself on ${ends}: nothing else will be charged.`;

/** What a credit note's mail says; `order` is the number of its invoice. */
export interface WrittenCredit {
  number: string;
  order: string;
  amount: string;
  reason: CreditReason;
}

const creditReasons: Record<CreditReason, (amount: string) => string> = {
  refund: (amount) => `We have returned ${amount} to you. It can take your bank a few days.`,
  dispute: (amount) =>
    `Your bank has taken ${amount} back from us for you. What was paid with it can no longer be played.`,
  won: (amount) =>
    `Your bank has decided that the payment of ${amount} was right. What you bought with it is yours again.`,
  refund_failed: (amount) =>
    `Your bank has rejected our refund of ${amount}. We will try again; you do not need to do anything.`,
};

export const creditNote = ({ number, order, amount, reason }: WrittenCredit): MailText =>
  mail(
    `Credit note ${number} for your order ${order}`,
    creditReasons[reason](amount),
    `The credit note ${number} for your order ${order} is attached.`,
  );

/** `plans`: the address of the page of plans. */
export const subscriptionEnds = ({ day, plans }: { day: string; plans: string }): MailText =>
  mail(
    `Your subscription ends on ${day}`,
    `Your subscription ends by itself on ${day}. Nothing will be charged, and you do not need to do anything.`,
    `If you want to go on listening, buy another plan; it begins when this one ends:\n${plans}`,
    'Guides that you have bought stay yours.',
  );

/** `plans`: the address of the page of plans. */
export const subscriptionEnded = (plans: string): MailText =>
  mail(
    'Your subscription has ended',
    'Your subscription has ended. Nothing was charged. Guides that you have bought stay yours, and your places in the others are kept.',
    `To go on listening, renew it here:\n${plans}`,
  );

/** `page`: the address where it can be paid again. */
export const paymentFailed = (page: string): MailText =>
  mail(
    'Your payment did not go through',
    'Your bank has not made the payment for your order, so nothing was charged and nothing was bought.',
    `You can pay again here, with another card if you like:\n${page}`,
  );

/** `contactPage`: the address of the page with the contact form. */
export const googleAdded = (contactPage: string): MailText =>
  mail(
    'You can now sign in with Google',
    'Your account was opened by a sign-in with Google for the first time.',
    `If that was not you, please tell us through the contact form: ${contactPage}`,
  );

export const confirmAddress = (link: string): MailText =>
  mail(
    'Confirm your new email address',
    'This address was entered as the new address of an account. To confirm it, open this page within a day and press the button on it. Opening the page changes nothing:',
    link,
    'Until then the account keeps its old address. If you did not ask for this, please ignore this mail.',
  );

export const addressInUse = (): MailText =>
  mail(
    'This email address has an account already',
    'This address was entered as the new address of another account. It already has an account, so nothing was changed.',
    'If that was you, sign in with this address, or choose a different one for the other account.',
  );

/** `contactPage`: the address of the page with the contact form. */
export const emailChanged = (contactPage: string): MailText =>
  mail(
    'The email address of your account was changed',
    'Your account has a new email address. You can no longer sign in with this one.',
    `If that was not you, please tell us through the contact form: ${contactPage}`,
  );

/** `time`: of the answer. `wording`: the text of the question, as it was shown. */
export const listeningStarted = ({
  title,
  wording,
  time,
}: {
  title: string;
  wording: string;
  time: string;
}): MailText =>
  mail(
    'You asked to start listening',
    `On ${time} you asked to start listening to “${title}”. You had read and accepted:`,
    `“${wording}”`,
    'This mail is your confirmation. You do not need to do anything.',
  );

/** `order`: its number. `amount` with its currency, such as '4.99 USD'. `time`: of the act. */
export const withdrawalReceived = ({
  order,
  title,
  amount,
  time,
}: {
  order: string;
  title: string;
  amount: string;
  time: string;
}): MailText =>
  mail(
    'We have received your withdrawal',
    `We received your withdrawal from “${title}” (order ${order}) on ${time}.`,
    `We are returning ${amount} to the card that you paid with. It can take your bank a few days.`,
    'You can no longer listen to it, and downloads of it end. A credit note is with your invoices.',
  );

/** `link`: to the page that confirms it. */
export const withdrawalLink = (link: string): MailText =>
  mail(
    'Your link for a withdrawal',
    'To withdraw from your order, open this page within 24 hours, choose what to withdraw from and confirm. Opening the page changes nothing:',
    link,
    'If you did not ask for this, please ignore this mail.',
  );
