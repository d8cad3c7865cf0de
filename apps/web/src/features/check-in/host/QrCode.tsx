import { useMemo } from 'react'
import { qrShape } from './qr-matrix.ts'

/** The quiet zone that scanners need, in modules. */
const QUIET = 4

/** A QR code with a transparent background. Load it lazily: it contains the encoder. */
export default function QrCode({
  text,
  label,
  className,
}: {
  text: string
  label: string
  className?: string
}) {
  const { size, path } = useMemo(() => qrShape(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
