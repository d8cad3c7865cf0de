import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

/** Whether the signed-in administrator is one of some people: another one decides about them. */
export function useIsOwn(people: readonly ({ id: string } | null)[]): boolean {
  const me = useQuery(apiQuery('GET /api/auth/me')).data
  return me !== undefined && people.some((person) => person?.id === me.id)
}

/** Shows acts to administrators who are none of the people, and to the others why there are none. */
export function UnlessOwn({
  people,
  children,
}: {
  people: readonly ({ id: string } | null)[]
  children: ReactNode
}) {
  const t = useT()
  return useIsOwn(people) ? <Alert tone="info">{t('errors.OWN_ACCOUNT')}</Alert> : children
}
