/** Addresses as people type them, and whether the app and the API accept them; `local` makes each a new one. */
export const typedAddresses = (local: string): [typed: string, isAccepted: boolean][] => [
  [`${local}@cicerone.example`, true],
  [`  ${local}1@Cicerone.Example\u00a0`, true],
  [`${local}2@cicerone\u200b.example`, true],
  [`${local}3＠ｃicerone.example`, true],
  [`${local}4@città.example`, true],
  [`o'${local}5+tag@cicerone.example`, true],
  [`o’${local}6@cicerone.example`, false],
  [`${local}7@cicerone`, false],
  [`${local}8@-cicerone.example`, false],
  [`${local}.@cicerone.example`, false],
  [`${local} 9@cicerone.example`, false],
  [`${local}@cicerone.example/x`, false],
];
