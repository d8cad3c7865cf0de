const BROWSERS: readonly [RegExp, string][] = [
  // most browsers also carry the names of others: the particular ones come first
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]
const find = (table: readonly [RegExp, string][], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1]

/** A browser in short, such as "Chrome, Windows": proper names only, the same in every language. Null when nothing is known. */
export function describeDevice(userAgent: string | null): string | null {
  const names = [find(BROWSERS, userAgent ?? ''), find(SYSTEMS, userAgent ?? '')].filter(
    (n) => n !== undefined,
  )
  return names.length ? names.join(', ') : null
}
