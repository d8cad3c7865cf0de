import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

type Subject = {
  people?: readonly ({ id: string } | null)[]
  game?: { id: string } | null
}

/**
 * Whether a record is about the signed-in administrator, or about a game in which they take part:
 * another one decides about it. False until both are loaded.
 */
export function useIsOwn({ people = [], game = null }: Subject): boolean {
  const me = useQuery(apiQuery('GET /api/auth/me')).data
  const ownGames = useQuery({ ...apiQuery('GET /api/admin/own-games'), enabled: game !== null })
  return (
    (me !== undefined && people.some((person) => person?.id === me.id)) ||
    (game !== null && ownGames.data?.ids.includes(game.id) === true)
  )
}

/** Shows acts to administrators whom the record does not concern, and to the others why not. */
export function UnlessOwn({ children, ...subject }: Subject & { children: ReactNode }) {
  const t = useT()
  return useIsOwn(subject) ? <Alert tone="info">{t('errors.OWN_ACCOUNT')}</Alert> : children
}
