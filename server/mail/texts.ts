/**
 * What our mails say. Nothing that the person who asked has written stands in them (a name, say): anybody
 * can have a code sent to anybody, and must not be able to send a message of their own that way.
 * A code comes first, so that a phone's notification shows it.
 */
type Text = Readonly<{ subject: string; text: string }>;

const mail = (subject: string, ...paragraphs: string[]): Text => ({
  subject,
  text: [...paragraphs, 'Cicerone'].join('\n\n') + '\n',
});

export const signUpCode = (code: string): Text =>
  mail(
    'Your code for Cicerone',
    `${code} is your code for creating an account.`,
    'It is valid for ten minutes and belongs to the password that was chosen with it.',
    'If you did not ask for an account, ignore this mail and give the code to nobody.',
  );

export const resetCode = (code: string): Text =>
  mail(
    'Your code for a new password',
    `${code} is your code for choosing a new password.`,
    'It is valid for ten minutes. Your present password stays valid until then.',
    'If you did not ask for it, ignore this mail and give the code to nobody.',
  );

export const signUpLink = (link: string): Text =>
  mail(
    'Your link for Cicerone',
    'To create your account, open this page within an hour and press its button:',
    link,
    'Too many wrong codes were entered today, so this mail has a link in place of a code. It belongs to the password that was chosen with it.',
    'If you did not ask for an account, ignore this mail.',
  );

export const resetLink = (link: string): Text =>
  mail(
    'Your link for a new password',
    'To choose a new password, open this page within an hour and press its button:',
    link,
    'Too many wrong codes were entered today, so this mail has a link in place of a code. Your present password stays valid until you have chosen a new one.',
    'If you did not ask for it, ignore this mail.',
  );

export const passwordChanged = (): Text =>
  mail(
    'Your password was changed',
    'The password of your account was changed, and other devices were signed out.',
    'If that was not you, choose “Forgot your password?” when signing in, and set a new one.',
  );

/** `amount` with its currency, such as '4.99 USD'. */
export const paidTwice = (amount: string): Text =>
  mail(
    'A payment goes back to you',
    `We were paid more than was due: ${amount} go back to the card that was charged.`,
    'Most often the same thing was paid in two windows, or a guide left our catalogue while its payment page was open.',
    'There is nothing for you to do; banks take a few days.',
  );

export const googleAdded = (): Text =>
  mail(
    'You can now sign in with Google',
    'Your account was opened by signing in with Google, for the first time.',
    'If that was not you, please tell us through the contact form.',
  );

export const confirmAddress = (link: string): Text =>
  mail(
    'Confirm your new e-mail address',
    'This address was given as the new one of an account. To confirm it, open this page within a day:',
    link,
    'Until then the account keeps its old address. If you did not ask for this, ignore this mail.',
  );

export const addressInUse = (): Text =>
  mail(
    'This e-mail address has an account already',
    'Somebody asked to use this address for another account. It has one already, so nothing was changed.',
    'If that was you, sign in with this address, or choose another one for the other account.',
  );

export const emailChanged = (): Text =>
  mail(
    'The e-mail address of your account was changed',
    'Your account has a new e-mail address, and this one opens it no longer.',
    'If that was not you, please tell us through the contact form.',
  );
