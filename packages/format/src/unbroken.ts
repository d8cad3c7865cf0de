/**
 * A date or a time that stays in one line: without it, "Nov" and "25" part, and （周三） breaks inside
 * its brackets.
 */
export const unbroken = (text: string): string =>
  text.replaceAll(' ', '\u00a0').replaceAll(/（[^）]+）/g, (inside) => [...inside].join('\u2060'))
