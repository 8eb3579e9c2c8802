/**
 * How old someone is on a day, by the calendar alone: with `Date` a birthday in one zone is the day before in another. Who is
 * born on 29 February has their birthday on 1 March in other years, as most laws count.
 * @param birth `1990-02-28`
 * @param day the same
 */
export function ageOn(day: string, birth: string): number {
  const [years, months, days] = (['', '', ''] as const).map((_, index) => {
    const [now, then] = [day, birth].map((date) => Number(date.split('-')[index]));
    return (now as number) - (then as number);
  }) as [number, number, number];
  return months < 0 || (months === 0 && days < 0) ? years - 1 : years;
}
