/**
 * The passwords that every guesser tries first, of eight characters or more (shorter ones are refused
 * anyway), in lower case. From what published lists of leaked passwords agree on, with the Italian ones.
 */
const words = `
12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 123123123 11111111
111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777
88888888 99999999 12121212 11223344 112233445566 1122334455 12341234 123454321 12344321 123321123 13131313
10101010 123123456 147258369 147852369 159753456 741852963 963852741 789456123 456789123 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop qwerty12 qwerty123
qwerty1234 qwerty12345 qwerty123456 qwerty1! qwertz123 qwertzui azertyui azertyuiop asdfghjk asdfghjkl
asdf1234 asdfasdf asdasdasd zxcvbnm1 zxcvbnm123 zxcvzxcv qazwsxedc qazwsx123 zaq12wsx qweasdzxc qweqweqwe
qwer1234 1234qwer 123qweasd 123qwe123 abcd1234 abcdefgh abcdefghi abc12345 abc123456 abcabcabc a1b2c3d4
a1234567 a12345678 a123456789 aa123456 aa12345678 aaaaaaaa aaaaaaaaaa abcdef123 zzzzzzzz xxxxxxxx
password password1 password12 password123 password1234 password12345 password! password1! password01 passw0rd
p@ssw0rd p@ssword pa55word pass1234 pass12345 passpass passport passwort passwort1 motdepasse contraseña
mypassword newpassword thepassword adminadmin admin123 admin1234 admin12345 administrator root1234 rootroot
test1234 test12345 testtest testtest1 tester123 welcome1 welcome123 changeme changeme1 changeme123 letmein1
letmein123 login123 guest123 default1 secret123 temp1234 temppass hello123 helloworld hellohello whatever
whatever1 iloveyou iloveyou1 iloveyou2 iloveyou! loveyou1 lovelove loveme123 trustno1 superman superman1
batman123 spiderman starwars starwars1 pokemon1 pokemon123 minecraft computer computer1 internet internet1
samsung1 samsung123 google123 facebook facebook1 linkedin instagram youtube1 myspace1 football football1
baseball baseball1 basketball volleyball liverpool liverpool1 chelsea1 arsenal1 barcelona barcelona1 realmadrid
manchester juventus juventus1 milan1899 inter1908 forzamilan forzainter forzajuve forzaroma forzanapoli
sunshine sunshine1 princess princess1 butterfly chocolate chocolate1 cocacola dolphins elephant diamond1
jennifer jonathan michelle nicholas michael1 jordan23 danielle victoria veronica alexander alexandra alessandro
alessandra alessandro1 francesco francesca francesco1 francesca1 giovanni giovanna giuseppe giuseppe1 valentina
valentino valentina1 stefania stefano1 federica federico federica1 benedetta cristina cristian salvatore
antonella antonio1 domenico margherita elisabetta gabriele emanuele emanuela daniela1 roberto1 vincenzo
matteo123 andrea123 marco123 martina1 chiara123 ciaociao ciaociao1 ciao1234 ciao12345 ciaobella amoremio
amoremio1 amore123 tiamo123 tiamotanto tesoromio principessa stellina farfalla francy90 napoli1926 sicilia1
italia2006 italia123 passiamo nonricordo segreto1 segreto123 password2020 password2021 password2022
password2023 password2024 password2025 password2026 qwerty2025 welcome2025 summer2024 summer2025 winter2025
estate2025 inverno2025 dragon123 monkey123 shadow123 master123 killer123 freedom1 blink182 fuckyou1 fuckyou123
fuckyoufuckyou asshole1 corvette mercedes ferrari1 ferrari123 maserati mustang1 scooter1 maverick midnight
precious creative universe security secure123 security1 access14 logmein1 zaq1zaq1 zaq1xsw2 !qaz2wsx 1qaz@wsx
cicerone cicerone1 cicerone123 audioguide audioguida audioguide1 audioguida1
`;

const common: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

export const isCommonPassword = (password: string): boolean =>
  common.has(password.trim().toLowerCase());
