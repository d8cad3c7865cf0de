import { useEffect, useState } from 'react'
import {
  PROOF_STEP,
  proofMessage,
  proofStep,
  proofText,
  SIGNATURE_LENGTH,
} from '@tomogolf/domain/scan-proof'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { PROOF_PARAM } from '../pending.ts'

const bytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
const text = (signature: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(signature)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, SIGNATURE_LENGTH)

/** The signer of one code's pictures: it needs no network. Null where the browser has no cryptography (a page that is not secure). */
async function signer(
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
  /** What the picture says. */ link: string
  /** Whole seconds until it changes; null: it stays as it is. */ left: number | null
}
/** The check-in link with the signature of the moment in which this screen shows it; it changes by itself. A scan of it counts at that moment, however late it is sent. */
export function useRollingLink(
  { url, proofKey }: { url: string; proofKey: string },
  gameId: string,
): RollingLink {
  const [shown, setShown] = useState<RollingLink>({ link: url, left: null })
  useEffect(() => {
    let over = false,
      last = -1,
      timer: ReturnType<typeof setInterval> | undefined
    const start = async () => {
      const sign = await signer(proofKey, gameId).catch(() => null)
      if (!sign || over) return
      const tick = async () => {
        const now = currentTime(),
          step = proofStep(now),
          left = Math.ceil(((step + 1) * PROOF_STEP - now) / 1000)
        if (step === last) return setShown((before) => ({ ...before, left }))
        last = step
        const proof = await sign(step)
        if (!over) setShown({ link: `${url}?${PROOF_PARAM}=${proof}`, left })
      }
      void tick()
      timer = setInterval(() => void tick(), 1000)
    }
    void start()
    return () => {
      over = true
      clearInterval(timer)
    }
  }, [url, proofKey, gameId])
  return shown.link.startsWith(url) ? shown : { link: url, left: null }
}
