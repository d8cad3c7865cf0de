export type Sample = { readonly kind: string; readonly ms: number; readonly status: number }

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
/** 409 and 429 are expected responses, not errors; 0 means no response. */
export const isError = ({ status }: Sample) => status === 0 || status >= 500 || status === 404

function summaryRow(name: string, samples: readonly Sample[], seconds: number): string {
  const times = samples.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const errors = (samples.filter(isError).length / Math.max(1, samples.length)) * 100
  const cells = [
    name,
    samples.length,
    (samples.length / seconds).toFixed(1),
    ...[0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(0)),
    `${errors.toFixed(2)} %`,
  ]
  return `| ${cells.join(' | ')} |`
}

/** A table with one row per kind of request and one for all. */
export function summarise(samples: readonly Sample[], seconds: number): string[] {
  const kinds = [...new Set(samples.map(({ kind }) => kind))].toSorted()
  return [
    '| requests | number | a second | p50, ms | p95, ms | p99, ms | errors |',
    '|---|---|---|---|---|---|---|',
    ...kinds.map((kind) =>
      summaryRow(
        kind,
        samples.filter((sample) => sample.kind === kind),
        seconds,
      ),
    ),
    summaryRow('**all**', samples, seconds),
  ]
}

/** Megabytes per minute: the slope of the regression line through the points (least squares). */
export function slopeOf(points: readonly { at: number; mb: number }[]): number {
  const count = points.length
  if (count < 2) return 0
  const meanAt = points.reduce((sum, { at }) => sum + at, 0) / count
  const meanMb = points.reduce((sum, { mb }) => sum + mb, 0) / count
  const covariance = points.reduce((sum, { at, mb }) => sum + (at - meanAt) * (mb - meanMb), 0)
  const variance = points.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0)
  return variance === 0 ? 0 : (covariance / variance) * 60_000
}
