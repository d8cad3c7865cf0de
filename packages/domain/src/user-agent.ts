/**
 * Specific names first: most headers also contain the names of Chrome and Safari, and many contain
 * the name of another system.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bLine\//i, 'LINE'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string, 'phone' | 'computer'])[] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'phone'],
  [/\bAndroid\b/, 'Android', 'phone'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\b(?:Mac OS X|Macintosh)\b/, 'macOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
]

export type UserAgent = {
  readonly browser: string | null
  readonly system: string | null
  readonly kind: 'phone' | 'computer'
}

/** The browser and the system named by a User-Agent header; null where it names none. */
export function parseUserAgent(userAgent: string | null): UserAgent {
  const header = userAgent ?? ''
  const browser = BROWSERS.find(([pattern]) => pattern.test(header))
  const system = SYSTEMS.find(([pattern]) => pattern.test(header))
  return {
    browser: browser?.[1] ?? null,
    system: system?.[1] ?? null,
    kind: system?.[2] ?? 'computer',
  }
}

/**
 * A short name such as "Chrome, Windows": proper names only, the same in every language. Null when
 * both are unknown.
 */
export function deviceName(userAgent: string | null): string | null {
  const { browser, system } = parseUserAgent(userAgent)
  return [browser, system].filter((name) => name !== null).join(', ') || null
}
