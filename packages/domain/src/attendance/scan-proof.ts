import { checkInWindow, qrExpiresAt } from '../attendance.ts'
import { minutes, seconds, type Instant } from '../time.ts'

/**
 * Interval (ms) at which the QR code on the host's screen changes. Its signature proves the
 * interval in which it was shown.
 */
export const PROOF_STEP = seconds(30)
/** Largest difference (ms) by which a host's clock may run ahead of the server's. */
export const PROOF_AHEAD = minutes(2)
/** Characters of the signature: 96 bits as base64url. */
export const SIGNATURE_LENGTH = 16

export const proofStep = (at: Instant): number => Math.floor(at / PROOF_STEP)
/** The message that the key of a code signs for one interval. */
export const proofMessage = (gameId: string, step: number): string => `shown ${gameId} ${step}`
export const proofText = (step: number, signature: string): string =>
  `${step.toString(36)}.${signature}`

const FORM = new RegExp(`^([0-9a-z]{1,9})\\.([\\w-]{${SIGNATURE_LENGTH}})$`)
/** A parsed proof: the claimed interval and its signature; undefined for any other text. */
export function parseProof(text: string): { step: number; signature: string } | undefined {
  const [, step, signature] = FORM.exec(text) ?? []
  return step && signature ? { step: Number.parseInt(step, 36), signature } : undefined
}

export type ShownCode = { readonly createdAt: Instant; readonly replacedAt: Instant | null }
/**
 * The instant at which a scan with a valid signature counts: inside its interval, not before
 * check-in opened or the code was created, never later than now. Null when the interval lies
 * outside the check-in window or the lifetime of the code, or ahead of the server's clock. An
 * interval that touches a boundary is inside: in the guest's favour.
 */
export function provenAt(scan: {
  step: number
  now: Instant
  teeTime: Instant
  windowHours: number
  qrExpiryHours: number
  code: ShownCode
}): Instant | null {
  const { opens, closes } = checkInWindow(scan.teeTime, scan.windowHours)
  const from = scan.step * PROOF_STEP
  const to = from + PROOF_STEP - 1
  if (from > scan.now + PROOF_AHEAD) return null
  const last = Math.min(
    closes,
    qrExpiresAt(scan.teeTime, scan.qrExpiryHours),
    scan.code.replacedAt ?? Infinity,
  )
  if (to < opens || to < scan.code.createdAt || from > last) return null
  return Math.min(Math.max(from, opens, scan.code.createdAt), scan.now)
}
