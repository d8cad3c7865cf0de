/**
 * A percentage from 5 to 95 in steps of 5: widths are classes, because the CSP forbids style attributes,
 * and theme.css has these.
 */
export const barPercent = (share: number): number =>
  Math.min(95, Math.max(5, Math.round(share * 20) * 5))
