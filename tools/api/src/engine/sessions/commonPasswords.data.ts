/**
 * What people begin their passwords with, and what they put behind it to satisfy a form. Written down from known habits: names,
 * seasons, months, sports, pets, places, keyboards. Each beginning stands with each ending, in any case.
 */
export const beginnings = `
  password passw0rd p@ssword p@ssw0rd pa55word passwort passwords passphrase pass word secret secrets private
  qwerty qwertyu qwertyui qwertyuiop qwerty1 qazwsx qazwsxedc asdf asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1qaz2wsx q1w2e3 q1w2e3r4
  abc abcd abcde abcdef abcdefg a1b2c3 aaa aaaa xxx
  admin administrator root user guest test testing tester demo login signin welcome hello hi letmein changeme change default master
  access system server manager office company staff student teacher school college computer internet network google facebook
  iloveyou loveyou lovely love mylove babygirl baby angel princess sunshine sweetheart honey forever family mother father
  dragon monkey tiger lion eagle falcon wolf shadow panther horse buster charlie bailey buddy max bella lucy daisy molly cooper
  football baseball basketball soccer hockey rugby cricket netball tennis golf allblacks warriors crusaders liverpool arsenal chelsea
  michael michelle jennifer jessica daniel andrew joshua matthew thomas robert william george james john david anthony ashley amanda nicole
  summer winter spring autumn january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday today
  superman batman spiderman starwars pokemon mickey minecraft ninja samurai matrix killer hunter ranger soldier
  freedom whatever trustno1 nothing something money lucky happy smile cookie cheese chocolate banana orange apple pepper ginger
  purple yellow silver golden diamond crystal rainbow flower butterfly
  auckland wellington hamilton dunedin christchurch tauranga napier newzealand aotearoa kiwi australia london paris america
  music guitar piano dance drama theatre stage singer band rockstar
`
  .trim()
  .split(/\s+/);

export const endings = `
  1 2 3 7 9 01 07 11 12 13 22 23 69 77 88 99 00 10 21 123 007 111 321 420 666 777 888 999 1234 4321 12345 54321 123456 1234567 12345678 123456789
  1! 1@ 12! 123! 1234! 123@ 1234@ @1 @123 @1234 #1 #123 !1 !123 !@#123 1. 1? 1!! _1 _123 -1 -123
  2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027
  2020! 2021! 2022! 2023! 2024! 2025! 2026! 2027! @2023 @2024 @2025 @2026 @2027 90 91 92 93 94 95 96 97 98 1990 1995 1999
`
  .trim()
  .split(/\s+/);

/** Whole ones that no ending makes. */
export const others = `
  1qaz@wsx 1qaz2wsx3edc zaq12wsx zaq1@wsx !qaz2wsx qwer1234 qwert12345 asdf1234 asdfjkl1 abcd1234 abc12345 aa123456 a1234567 a12345678 a123456789
  q1w2e3r4t5 1q2w3e4r5t 1234abcd 123456ab 12345678a 1234567a 123456789a 1234qwer 123qweasd 123qwe123 qweasd123 123abc123 11111111a 00000000a
  passw0rd! p4ssw0rd p4ssword1 pa$$word1 pa$$w0rd p@$$w0rd p@55w0rd p@ssw0rd! 1password password1password iloveyou2 iloveu123 iamthe1 ihateyou1
  letmein1! letme1n! welcome1 welcome01 welc0me1 w3lcome1 changeit1 changeme1 n3wpassword newpassword1 temppass1 temp1234 test1234 t3sting1
`
  .trim()
  .split(/\s+/);
