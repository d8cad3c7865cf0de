export type Sample = { readonly kind: string; readonly ms: number; readonly status: number }

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
/** 409 and 429 are expected responses, not errors; 0 means no response. */
const isError = ({ status }: Sample) => status === 0 || status >= 500 || status === 404

/** A table, a row for each kind of request and one for all. */
export function summarise(samples: readonly Sample[], seconds: number): string[] {
  const row = (name: string, some: readonly Sample[]) => {
    const times = some.map((s) => s.ms).toSorted((a, b) => a - b)
    return `| ${name} | ${some.length} | ${(some.length / seconds).toFixed(1)} | ${at(times, 0.5).toFixed(0)} | ${at(times, 0.95).toFixed(0)} | ${at(times, 0.99).toFixed(0)} | ${((some.filter(isError).length / Math.max(1, some.length)) * 100).toFixed(2)} % |`
  }
  const kinds = [...new Set(samples.map((s) => s.kind))].toSorted()
  return [
    '| requests | number | a second | p50, ms | p95, ms | p99, ms | errors |',
    '|---|---|---|---|---|---|---|',
    ...kinds.map((kind) =>
      row(
        kind,
        samples.filter((s) => s.kind === kind),
      ),
    ),
    row('**all**', samples),
  ]
}

/** Megabytes a minute: the slope of the straight line through the points (least squares). */
export function slopeOf(points: readonly { at: number; mb: number }[]): number {
  const n = points.length
  if (n < 2) return 0
  const x = points.reduce((sum, p) => sum + p.at, 0) / n,
    y = points.reduce((sum, p) => sum + p.mb, 0) / n
  const over = points.reduce((sum, p) => sum + (p.at - x) * (p.mb - y), 0),
    under = points.reduce((sum, p) => sum + (p.at - x) ** 2, 0)
  return under === 0 ? 0 : (over / under) * 60_000
}
