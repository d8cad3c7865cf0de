import { useEffect, useState } from 'react'
import {
  PROOF_STEP,
  proofMessage,
  proofStep,
  proofText,
  SIGNATURE_LENGTH,
} from '@tomogolf/domain/attendance/scan-proof'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { PROOF_PARAM } from '../check-in-link.ts'

const bytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )
const text = (signature: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(signature)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, SIGNATURE_LENGTH)

/**
 * Creates the signer of one code's proofs; it works offline. Null without Web Crypto (an insecure
 * page).
 */
async function createSigner(
  proofKey: string,
  gameId: string,
): Promise<((step: number) => Promise<string>) | null> {
  if (!globalThis.crypto?.subtle) return null
  const key = await crypto.subtle.importKey(
    'raw',
    bytes(proofKey),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return async (step) =>
    proofText(
      step,
      text(
        await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(proofMessage(gameId, step))),
      ),
    )
}

export type RollingLink = {
  /** The content of the QR code. */
  link: string
  /** Whole seconds until it changes; null: it does not change. */
  left: number | null
}
/**
 * The check-in link with a signed proof of the current time step. A scan counts at that time,
 * however late it is sent.
 */
export function useRollingLink(
  { url, proofKey }: { url: string; proofKey: string },
  gameId: string,
): RollingLink {
  const [shown, setShown] = useState<RollingLink>({ link: url, left: null })
  useEffect(() => {
    let unmounted = false
    let lastStep = -1
    let timer: ReturnType<typeof setInterval> | undefined
    const start = async () => {
      const sign = await createSigner(proofKey, gameId).catch(() => null)
      if (!sign || unmounted) return
      const tick = async () => {
        const now = currentTime()
        const step = proofStep(now)
        const left = Math.ceil(((step + 1) * PROOF_STEP - now) / 1000)
        if (step === lastStep) return setShown((current) => ({ ...current, left }))
        lastStep = step
        const proof = await sign(step)
        if (!unmounted) setShown({ link: `${url}?${PROOF_PARAM}=${proof}`, left })
      }
      void tick()
      timer = setInterval(() => void tick(), 1000)
    }
    void start()
    return () => {
      unmounted = true
      clearInterval(timer)
    }
  }, [url, proofKey, gameId])
  return shown.link.startsWith(url) ? shown : { link: url, left: null }
}
