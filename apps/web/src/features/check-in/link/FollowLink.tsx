import { useEffect } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useMe } from '../../../queries/session.ts'
import { PageHead } from '../../../components/PageHead.tsx'
import { CheckingIn } from '../CheckingIn.tsx'
import type { PendingCheckIn } from '../check-in-link.ts'
import { storePending } from '../pending.ts'

/**
 * Opens a check-in link: stores the code in this tab and continues at the game's page; a guest logs
 * in first.
 */
export function FollowLink({ gameId, code, proof }: PendingCheckIn) {
  const t = useT()
  const navigate = useNavigate()
  const me = useMe()
  useEffect(() => {
    if (me === undefined) return
    storePending({ gameId, code, proof })
    void (me
      ? navigate({ to: '/games/$id', params: { id: gameId }, replace: true })
      : navigate({ to: '/login', search: { redirectTo: `/games/${gameId}` }, replace: true }))
  }, [me, gameId, code, proof, navigate])
  return (
    <>
      <PageHead
        title={t('checkin.guest.pageTitle')}
        description={t('checkin.guest.description')}
        path={`/check-in/${gameId}/${code}`}
        noindex
      />
      <CheckingIn />
    </>
  )
}
