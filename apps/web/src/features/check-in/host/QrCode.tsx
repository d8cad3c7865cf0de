import { useMemo } from 'react'
import { qrShape } from './qr-matrix.ts'

/** The light edge that scanners need, in modules. */
const QUIET = 4

/** A QR code in ink on whatever paper is behind it. Load it lazily: it brings the encoder. */
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
