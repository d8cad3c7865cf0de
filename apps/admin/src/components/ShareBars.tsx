import { SUCCESS } from './BarChart.tsx'

type Share = {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly text: string
}
/** Rows with a bar proportional to `max` and the value as text beside it. */
export const ShareBars = ({ rows, max }: { rows: readonly Share[]; max: number }) => (
  <ul className="grid gap-3 text-s">
    {rows.map(({ id, label, value, text }) => (
      <li key={id}>
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>{label}</span>
          <span className="text-text-2 tabular-nums">{text}</span>
        </span>
        <svg aria-hidden className="mt-1.5 h-1.5 w-full">
          <rect width="100%" height="6" rx="3" fill="currentColor" fillOpacity=".08" />
          <rect
            width={`${max ? Math.min(value / max, 1) * 100 : 0}%`}
            height="6"
            rx="3"
            fill={SUCCESS}
          />
        </svg>
      </li>
    ))}
  </ul>
)
