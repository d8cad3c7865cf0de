/** What a browser says it is, in names that people know; newer ones claim to be older ones too, so the order matters. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/FxiOS|Firefox\//, 'Firefox'],
  [/CriOS|Chrome\//, 'Chrome'],
  [/Line\//i, 'LINE'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string, 'phone' | 'computer'])[] = [
  [/iPhone/, 'iPhone', 'phone'],
  [/iPad/, 'iPad', 'phone'],
  [/Android/, 'Android', 'phone'],
  [/Windows/, 'Windows', 'computer'],
  [/CrOS/, 'ChromeOS', 'computer'],
  [/Mac OS X|Macintosh/, 'Mac', 'computer'],
  [/Linux/, 'Linux', 'computer'],
]

/** Browser and device of a session; null for what cannot be told. */
export function describeAgent(userAgent: string | null): {
  browser: string | null
  system: string | null
  kind: 'phone' | 'computer'
} {
  const text = userAgent ?? ''
  const system = SYSTEMS.find(([pattern]) => pattern.test(text))
  return {
    browser: BROWSERS.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    system: system?.[1] ?? null,
    kind: system?.[2] ?? 'computer',
  }
}
