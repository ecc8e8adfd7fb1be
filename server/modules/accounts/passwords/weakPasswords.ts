/** Passwords that an attacker tries first: common ones, and what is known of the account. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../lib/root.ts';

/** 3,000 passwords of eight characters or more; the file has its source and licence. */
const LIST = join(ROOT, 'server/modules/accounts/passwords/commonPasswords.txt');

/** Common Italian passwords and the shop's name, in lower case. */
const added = `
0123456789 987654321 9876543210 87654321 123123123 111111111 1111111111 00000000 000000000 0000000000 22222222
33333333 44444444 55555555 66666666 77777777 88888888 99999999 12121212 12341234 13131313 10101010 123123456
456789123 qwerty1! qwertz123 qwertzui asdasdasd zxcvzxcv qweqweqwe abcdefgh abcdefghi abcabcabc aa12345678
aaaaaaaa aaaaaaaaaa abcdef123 zzzzzzzz xxxxxxxx password1234 password12345 password! password1! p@ssword
pass12345 passpass passwort1 contraseña newpassword thepassword adminadmin admin1234 admin12345 administrator
root1234 rootroot test12345 testtest testtest1 tester123 welcome123 changeme1 changeme123 letmein123 login123
guest123 default1 secret123 temp1234 helloworld hellohello whatever1 iloveyou! loveyou1 lovelove loveme123
batman123 internet1 samsung123 google123 facebook facebook1 linkedin instagram youtube1 basketball volleyball
barcelona1 juventus1 milan1899 inter1908 forzamilan forzainter forzajuve forzaroma forzanapoli chocolate
chocolate1 jennifer jonathan michelle nicholas danielle victoria veronica alexander alexandra alessandra
alessandro1 francesco francesca francesco1 francesca1 giovanni giovanna giuseppe giuseppe1 valentino
valentina1 stefania stefano1 federica federico federica1 benedetta cristina cristian salvatore antonella
margherita elisabetta gabriele emanuele emanuela daniela1 roberto1 vincenzo matteo123 andrea123 marco123
martina1 chiara123 ciaociao ciaociao1 ciao1234 ciao12345 ciaobella amoremio1 amore123 tiamo123 tiamotanto
tesoromio principessa stellina farfalla francy90 napoli1926 sicilia1 italia2006 italia123 passiamo nonricordo
segreto1 segreto123 password2020 password2021 password2022 password2023 password2024 password2025 password2026
qwerty2025 welcome2025 summer2024 summer2025 winter2025 estate2025 inverno2025 shadow123 fuckyou123
fuckyoufuckyou ferrari123 universe secure123 security1 logmein1 zaq1zaq1 1qaz@wsx cicerone cicerone1
cicerone123 audioguide audioguida audioguide1 audioguida1
`;

const listed = readFileSync(LIST, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const common: ReadonlySet<string> = new Set([...listed, ...added.trim().split(/\s+/)]);

/** Ignores case and spaces around: with them a common password is still easy to guess. */
const plain = (password: string): string => password.normalize('NFKC').trim().toLowerCase();

/** Signs at the end are the first thing that an attacker appends. */
export const isCommonPassword = (password: string): boolean => {
  const text = plain(password);
  return common.has(text) || common.has(text.replace(/[^\p{L}\p{N}]+$/u, ''));
};

/**
 * Returns whether a password is the account's e-mail address or its part before the `@`, with or without its `+tag`.
 */
export function isOwnAddress(password: string, email: string): boolean {
  const local = email.slice(0, email.lastIndexOf('@'));
  const [mailbox] = local.split('+');
  return [email, local, mailbox].includes(plain(password));
}
