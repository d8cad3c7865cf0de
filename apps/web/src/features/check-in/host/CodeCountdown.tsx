import { PROOF_STEP } from '@tomogolf/domain/attendance/scan-proof'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

const CIRCUMFERENCE = 2 * Math.PI * 9
/** The time until the QR code changes; a photo of it soon expires. */
export function CodeCountdown({ left }: { left: number }) {
  const t = useT()
  return (
    <p className="mt-2 inline-flex items-center gap-2.5 text-xs text-on-inverse-2">
      <svg viewBox="0 0 24 24" aria-hidden className="size-5 -rotate-90 fill-none stroke-[2.5]">
        <circle cx="12" cy="12" r="9" className="stroke-on-inverse/15" />
        <circle
          cx="12"
          cy="12"
          r="9"
          strokeLinecap="round"
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - (left * 1000) / PROOF_STEP)}
          className="stroke-on-inverse"
        />
      </svg>
      <span aria-hidden>{t('checkin.host.turns', { seconds: left })}</span>
    </p>
  )
}
