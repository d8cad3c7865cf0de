/**
 * An even percentage from 2 to 98: widths are classes, because the CSP forbids style attributes, and
 * theme.css has every second one.
 */
export const barPercent = (share: number): number =>
  Math.min(98, Math.max(2, Math.round(share * 50) * 2))
