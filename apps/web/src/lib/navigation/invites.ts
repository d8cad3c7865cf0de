import { local } from '@tomogolf/api-client/storage.ts'

/** The key in the address of an invite-only game; undefined for anything else. */
export const inviteKey = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{16,64}$/.test(value) ? value : undefined

/** More invitations than anybody follows at the same time. */
const KEPT = 20

function readInvites(): [string, string][] {
  try {
    const stored: unknown = JSON.parse(local.get('invites') ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((entry): entry is [string, string] => Array.isArray(entry))
      : []
  } catch {
    return []
  }
}

/** The key in the address of the game's page, before it is remembered. */
const shownInvite = (gameId: string): string | undefined =>
  location.pathname.includes(`/games/${gameId}`)
    ? inviteKey(new URLSearchParams(location.search).get('invite'))
    : undefined

/** The key of a game whose link was opened in this browser; none on the server. */
export const knownInvite = (gameId: string): string | undefined =>
  typeof window === 'undefined'
    ? undefined
    : (shownInvite(gameId) ?? readInvites().find(([id]) => id === gameId)?.[1])

/** Keeps the key of a link, so that it survives the login, the card and the profile. */
export const rememberInvite = (gameId: string, key: string): void =>
  local.set(
    'invites',
    JSON.stringify(
      [[gameId, key], ...readInvites().filter(([id]) => id !== gameId)].slice(0, KEPT),
    ),
  )
