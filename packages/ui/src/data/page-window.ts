/**
 * The pages to link: first, last, and one on either side of the current page. A 'gap' means two
 * or more omitted pages; a single one is listed instead.
 */
export function pageWindow(page: number, total: number): (number | 'gap')[] {
  const shown = [...new Set([1, page - 1, page, page + 1, total])]
    .filter((entry) => entry >= 1 && entry <= total)
    .sort((a, b) => a - b)
  return shown.flatMap((entry, index) => {
    const before = index === 0 ? entry - 1 : shown[index - 1]!
    if (entry - before === 2) return [entry - 1, entry]
    return entry - before > 2 ? ['gap' as const, entry] : [entry]
  })
}
