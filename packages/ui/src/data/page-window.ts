/** Pages to offer: first, last, and one either side of the current one; 'gap' where some are left out. One missing page is shown instead of a gap. */
export function pageWindow(page: number, total: number): (number | 'gap')[] {
  const shown = [...new Set([1, page - 1, page, page + 1, total])]
    .filter((n) => n >= 1 && n <= total)
    .sort((a, b) => a - b)
  return shown.flatMap((n, index) => {
    const before = index === 0 ? n - 1 : shown[index - 1]!
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? ['gap' as const, n] : [n]
  })
}
