import { useEffect, useId, useRef, useState } from 'react'

type Bar = { label: string; parts: readonly number[]; unfinished?: boolean }
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
const LABEL_WIDTH = 64
const HEIGHT = 230,
  LEFT = 64,
  BOTTOM = 26,
  TOP = 10

/** An axis maximum whose quarters are whole numbers. */
function niceMaximum(value: number): number {
  const tops = [4, 8, 12, 16, 20, 32]
  for (let step = 1; ; step *= 10) {
    const maximum = tops.find((multiple) => multiple * step >= value)
    if (maximum) return maximum * step
  }
}

/** Measured width of the chart, so that its text has the same size on every screen. */
function useWidth() {
  const [width, setWidth] = useState(720),
    element = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width))
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
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
    [chartWidth, svg] = useWidth()
  const maximum = niceMaximum(
    Math.max(...bars.map((bar) => bar.parts.reduce((a, b) => a + b, 0)), 0),
  )
  const slot = (chartWidth - LEFT) / Math.max(bars.length, 1),
    width = Math.min(34, slot * 0.62)
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / maximum)
  const labelStep = Math.ceil((bars.length * LABEL_WIDTH) / Math.max(chartWidth - LEFT, 1))
  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${chartWidth} ${HEIGHT}`}
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
            x2={chartWidth}
            y1={y(maximum * share)}
            y2={y(maximum * share)}
            stroke="currentColor"
            strokeOpacity=".1"
          />
          <text x={LEFT - 10} y={y(maximum * share) + 4} textAnchor="end">
            {format(maximum * share)}
          </text>
        </g>
      ))}
      {bars.map((bar, index) => {
        const x = LEFT + slot * index
        let stacked = 0
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
              const height = y(stacked) - y(stacked + value)
              stacked += value
              return (
                value > 0 && (
                  <rect
                    key={part}
                    x={x + (slot - width) / 2}
                    y={y(stacked)}
                    width={width}
                    height={Math.max(height - (part > 0 ? 2 : 0), 1)}
                    rx="3"
                    fill={bar.unfinished ? `url(#${hatch}-${part})` : colours[part]}
                  />
                )
              )
            })}
            {index % labelStep === 0 && (
              <text
                x={Math.min(x + slot / 2, chartWidth - LABEL_WIDTH * 0.4)}
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
/** The colours of the roles in theme.css, because SVG attributes accept no custom properties. */
export const SUCCESS = '#86b858'
export const WARNING = '#e8c681'
export const INFO = '#8fcfdc'
export const DANGER = '#ff9fac'
