import { useMutation } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { continuation } from './continuation.ts'

/** The address that continues here in another browser. */
async function handoffAddress(): Promise<string> {
  const destination = continuation(
    location,
    local.get('pending-join-game-id') ?? local.get('autoJoinGameId'),
  )
  if (destination === undefined) return location.href
  const { code } = await api('POST /api/auth/handoff', { body: { destination } })
  const address = new URL('/continue', location.origin)
  address.searchParams.set('code', code)
  return address.href
}

/** Makes a code when pressed, because it is short-lived; without one the page's own address is used. */
export const useHandoff = (onReady: (address: string) => void) =>
  useMutation({
    mutationFn: () => handoffAddress().catch(() => location.href),
    onSuccess: onReady,
  })
