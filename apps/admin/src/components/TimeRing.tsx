const RADIUS = 6
const LENGTH = 2 * Math.PI * RADIUS

/** The share of a time that is left, as a ring in the colour of its text. */
export const TimeRing = ({ share }: { share: number }) => (
  <svg aria-hidden viewBox="0 0 16 16" className="size-4 flex-none -rotate-90 fill-none stroke-2">
    <circle cx="8" cy="8" r={RADIUS} className="stroke-surface-3" />
    <circle
      cx="8"
      cy="8"
      r={RADIUS}
      stroke="currentColor"
      strokeDasharray={`${share * LENGTH} ${LENGTH}`}
    />
  </svg>
)
