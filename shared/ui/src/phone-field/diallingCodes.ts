import { asciiDigits } from '@travel-shell/i18n/digits';

/**
 * Countries (ISO 3166-1) with their dialling codes (ITU-T E.164). Of countries that share a code, the one with most numbers
 * comes first: a number alone does not say which of them it is.
 */
const TABLE =
  'US1 CA1 AG1268 AI1264 AS1684 BB1246 BM1441 BS1242 DM1767 DO1809 GD1473 GU1671 JM1876 KN1869 KY1345 LC1758 MP1670 MS1664 ' +
  'PR1787 SX1721 TC1649 TT1868 VC1784 VG1284 VI1340 RU7 KZ7 EG20 ZA27 GR30 NL31 BE32 FR33 ES34 HU36 IT39 VA39 RO40 CH41 AT43 ' +
  'GB44 GG44 IM44 JE44 DK45 SE46 NO47 SJ47 PL48 DE49 PE51 MX52 CU53 AR54 BR55 CL56 CO57 VE58 MY60 AU61 CC61 CX61 ID62 PH63 ' +
  'NZ64 SG65 TH66 JP81 KR82 VN84 CN86 TR90 IN91 PK92 AF93 LK94 MM95 IR98 SS211 MA212 EH212 DZ213 TN216 LY218 GM220 SN221 ' +
  'MR222 ML223 GN224 CI225 BF226 NE227 TG228 BJ229 MU230 LR231 SL232 GH233 NG234 TD235 CF236 CM237 CV238 ST239 GQ240 GA241 ' +
  'CG242 CD243 AO244 GW245 IO246 AC247 SC248 SD249 RW250 ET251 SO252 DJ253 KE254 TZ255 UG256 BI257 MZ258 ZM260 MG261 RE262 ' +
  'YT262 ZW263 NA264 MW265 LS266 BW267 SZ268 KM269 SH290 ER291 AW297 FO298 GL299 GI350 PT351 LU352 IE353 IS354 AL355 MT356 ' +
  'CY357 FI358 AX358 BG359 LT370 LV371 EE372 MD373 AM374 BY375 AD376 MC377 SM378 UA380 RS381 ME382 XK383 HR385 SI386 BA387 ' +
  'MK389 CZ420 SK421 LI423 FK500 BZ501 GT502 SV503 HN504 NI505 CR506 PA507 PM508 HT509 GP590 BL590 MF590 BO591 GY592 EC593 ' +
  'GF594 PY595 MQ596 SR597 UY598 CW599 BQ599 TL670 NF672 BN673 NR674 PG675 TO676 SB677 VU678 FJ679 PW680 WF681 CK682 NU683 ' +
  'WS685 KI686 NC687 TV688 PF689 TK690 FM691 MH692 KP850 HK852 MO853 KH855 LA856 BD880 TW886 MV960 LB961 JO962 SY963 IQ964 ' +
  'KW965 SA966 YE967 OM968 PS970 AE971 IL972 BH973 QA974 BT975 MN976 NP977 TJ992 TM993 AZ994 GE995 KG996 UZ998';

/** Country -> code, without the plus. */
export const DIALLING_CODES: ReadonlyMap<string, string> = new Map(
  TABLE.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

/** Their national numbers begin with a zero that is dialled from abroad, too. */
const KEEPS_ZERO = ['IT', 'SM', 'VA', 'CI', 'GA', 'CG'];

export interface PhoneNumber {
  /** ISO 3166-1. */
  country: string;
  /** What follows the code, as it is typed. */
  national: string;
}

/** A number that begins with `+` or `00`; the digits alone never tell a country. */
const INTERNATIONAL = /^\s*(?:\+|00)\s*(?=\d)/;

/**
 * Takes the country off a number that has its code. Another number stays with `country`.
 * @param country kept where it shares the code
 */
export function splitNumber(typed: string, country: string): PhoneNumber {
  // Keyboards of other scripts have digits of their own.
  const text = asciiDigits(typed);
  if (!INTERNATIONAL.test(text)) return { country, national: text };
  const rest = text.replace(INTERNATIONAL, '');
  const digits = rest.replaceAll(/\D/g, '');
  const found = [...DIALLING_CODES].filter(([, code]) => digits.startsWith(code));
  const longest = Math.max(0, ...found.map(([, code]) => code.length));
  const candidates = found.filter(([, code]) => code.length === longest).map(([name]) => name);
  const [first] = candidates;
  if (first === undefined) return { country, national: text };
  return { country: candidates.includes(country) ? country : first, national: dropDigits(rest, longest) };
}

/** As it is sent: `+49 30 123456`; empty without digits. */
export function joinNumber(number: PhoneNumber): string {
  const { country, national } = splitNumber(number.national, number.country);
  const text = national.trim();
  if (!/\d/.test(text)) return text;
  // Of a code that this release does not know.
  if (INTERNATIONAL.test(text)) return text.replace(INTERNATIONAL, '+');
  const code = DIALLING_CODES.get(country);
  const local = KEEPS_ZERO.includes(country) ? text : text.replace(/^(\D*)0(?=\D*\d)/, '$1').trim();
  return code === undefined ? text : `+${code} ${local}`;
}

function dropDigits(text: string, count: number): string {
  let left = count;
  const rest = [...text].findIndex((letter) => left === 0 || (/\d/.test(letter) && --left < 0));
  return rest < 0 ? '' : text.slice(rest).replace(/^[\s()./-]+/, (start) => (start.includes('(') ? '(' : ''));
}
