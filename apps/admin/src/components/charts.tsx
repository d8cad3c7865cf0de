import { useEffect, useId, useRef, useState } from 'react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'

/** A decorative sparkline; the number above it carries the information. */
export function Sparkline({
  values,
  className,
}: {
  values: readonly number[]
  className?: string
}) {
  if (values.length < 2) return null
  const top = Math.max(...values, 1e-9)
  const points = values.map(
    (value, i) =>
      `${((i / (values.length - 1)) * 100).toFixed(1)},${(28 - (value / top) * 24).toFixed(1)}`,
  )
  return (
    <svg
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      aria-hidden
      className={cx('absolute inset-x-0 bottom-0 h-8 w-full text-success', className)}
    >
      <path d={`M0,30 L${points.join(' L')} L100,30 Z`} fill="currentColor" fillOpacity=".1" />
      <path
        d={`M${points.join(' L')}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

export type Bar = { label: string; parts: readonly number[]; unfinished?: boolean }
type BarChartProps = {
  bars: readonly Bar[]
  colours: readonly string[]
  /** Text alternative of the whole chart. */
  title: string
  describe: (index: number) => string
  format: (value: number) => string
  chosen?: number
  onChoose?: (index: number) => void
}
/** Width of one bar's label. */
const NAME = 64
const HEIGHT = 230,
  LEFT = 64,
  BOTTOM = 26,
  TOP = 10

/** An axis maximum whose quarters are whole numbers. */
function niceTop(value: number): number {
  const tops = [4, 8, 12, 16, 20, 32]
  for (let step = 1; ; step *= 10) {
    const top = tops.find((n) => n * step >= value)
    if (top) return top * step
  }
}

/** Measured width of the chart, so that its text has the same size on every screen. */
function useWidth() {
  const [width, setWidth] = useState(720),
    element = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    if (element.current) seen.observe(element.current)
    return () => seen.disconnect()
  }, [])
  return [width, element] as const
}

/** Stacked bars; an unfinished period is hatched. Each bar is a button that shows its values. */
export function BarChart({
  bars,
  colours,
  title,
  describe,
  format,
  chosen,
  onChoose,
}: BarChartProps) {
  const hatch = useId(),
    [wide, drawing] = useWidth()
  const top = niceTop(Math.max(...bars.map((bar) => bar.parts.reduce((a, b) => a + b, 0)), 0))
  const slot = (wide - LEFT) / Math.max(bars.length, 1),
    width = Math.min(34, slot * 0.62)
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)
  const every = Math.ceil((bars.length * NAME) / Math.max(wide - LEFT, 1))
  return (
    <svg
      ref={drawing}
      viewBox={`0 0 ${wide} ${HEIGHT}`}
      height={HEIGHT}
      role="group"
      aria-label={title}
      className="chart block w-full"
    >
      <defs>
        {colours.map((colour, i) => (
          <pattern
            key={colour}
            id={`${hatch}-${i}`}
            width="6"
            height="6"
            patternTransform="rotate(45)"
            patternUnits="userSpaceOnUse"
          >
            <rect width="6" height="6" fill={colour} fillOpacity=".28" />
            <rect width="2.5" height="6" fill={colour} />
          </pattern>
        ))}
      </defs>
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <line
            x1={LEFT}
            x2={wide}
            y1={y(top * share)}
            y2={y(top * share)}
            stroke="currentColor"
            strokeOpacity=".1"
          />
          <text x={LEFT - 10} y={y(top * share) + 4} textAnchor="end">
            {format(top * share)}
          </text>
        </g>
      ))}
      {bars.map((bar, index) => {
        const x = LEFT + slot * index
        let below = 0
        return (
          <g
            key={`${bar.label}-${index}`}
            role="button"
            tabIndex={0}
            aria-label={`${bar.label}. ${describe(index)}`}
            aria-pressed={onChoose ? index === chosen : undefined}
            className="cursor-pointer"
            onClick={() => onChoose?.(index)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') {
                event.preventDefault()
                onChoose?.(index)
              }
            }}
          >
            <rect
              x={x}
              y={TOP}
              width={slot}
              height={HEIGHT - TOP - BOTTOM}
              rx="6"
              fill="currentColor"
              fillOpacity={index === chosen ? 0.06 : 0}
            />
            {bar.parts.map((value, part) => {
              const height = y(below) - y(below + value)
              below += value
              return (
                value > 0 && (
                  <rect
                    key={part}
                    x={x + (slot - width) / 2}
                    y={y(below)}
                    width={width}
                    height={Math.max(height - (part > 0 ? 2 : 0), 1)}
                    rx="3"
                    fill={bar.unfinished ? `url(#${hatch}-${part})` : colours[part]}
                  />
                )
              )
            })}
            {index % every === 0 && (
              <text
                x={Math.min(x + slot / 2, wide - NAME * 0.4)}
                y={HEIGHT - 8}
                textAnchor="middle"
              >
                {bar.label}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
export const Legend = ({
  entries,
}: {
  entries: readonly (readonly [colour: string, label: string])[]
}) => (
  <ul className="flex flex-wrap gap-4 text-xs text-text-2">
    {entries.map(([colour, label]) => (
      <li key={label} className="inline-flex items-center gap-2">
        <svg width="10" height="10" aria-hidden>
          <rect width="10" height="10" rx="3" fill={colour} />
        </svg>
        {label}
      </li>
    ))}
  </ul>
)
/** SVG attributes take no custom properties: the values of the roles in theme.css. */
export const SUCCESS = '#86b858'
export const WARNING = '#e8c681'
export const INFO = '#8fcfdc'
export const DANGER = '#ff9fac'
