/**
 * Whether a visitor asks not to be tracked: Do Not Track, or Global Privacy Control. Source: the
 * W3C notes on both headers.
 */
export const asksNotToBeTracked = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): boolean => headers.dnt === '1' || headers['sec-gpc'] === '1'
