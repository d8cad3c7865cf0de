import { useRouteContext } from '@tanstack/react-router'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDateTime } from '@tomogolf/format/dates'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { shareLink } from '../lib/navigation/share-link.ts'
import type { GameDetail } from '../queries/games.ts'
import { invalidateAfter } from '../queries/invalidation.ts'
import { sharePath } from './share-path.ts'

type Invitation = NonNullable<GameDetail['viewer']['invitations']>[number]

const TONES = { open: 'live', taking: 'live', taken: 'success', ended: 'neutral' } as const

/** The people whom a guest has invited: who has come, and the links of the others. */
export function InvitedCompanions({ game, className }: { game: GameDetail; className?: string }) {
  const { t } = useI18n()
  const invitations = game.viewer.invitations ?? []
  if (invitations.length === 0) return null
  return (
    <section className={className}>
      <h2 className="font-text text-s font-semibold tracking-normal">
        {t('game.invited.heading')}
      </h2>
      <ul>
        {invitations.map((invitation, index) => (
          <Row key={invitation.id} game={game} invitation={invitation} number={index + 1} />
        ))}
      </ul>
    </section>
  )
}

function Row({
  game,
  invitation: { id, state, until, companion },
  number,
}: {
  game: GameDetail
  invitation: Invitation
  number: number
}) {
  const { t, language } = useI18n()
  const { origin } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const params = { id: game.id, invitationId: id }
  const name = companion ?? t('game.invited.unnamed', { number })
  const share = useMutation({
    mutationFn: () => api('POST /api/games/:id/invitations/:invitationId/link', { params }),
    onSuccess: ({ key }) =>
      shareLink(
        {
          title: t('game.invited.message', {
            course: courseNameIn(game, language),
            date: formatDateTime(Date.parse(game.teeTime), language),
          }),
          url: origin + sharePath(game.id, language, key),
        },
        { copied: t('game.invite.copied'), failed: t('games.share.failed') },
      ),
    // the companion has come, or the time is over
    onError: () => invalidateAfter(queryClient, 'DELETE /api/games/:id/invitations/:invitationId'),
  })
  const withdraw = useMutation({
    mutationFn: () => api('DELETE /api/games/:id/invitations/:invitationId', { params }),
    onSuccess: () => toast({ tone: 'success', title: t('game.invited.withdrawn') }),
    onSettled: () =>
      invalidateAfter(queryClient, 'DELETE /api/games/:id/invitations/:invitationId'),
  })
  const problem = share.error ?? withdraw.error
  return (
    <li className="border-b border-line py-3 last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <b className="min-w-0 leading-snug font-semibold">{name}</b>
        <Badge tone={TONES[state]}>{t(`game.invited.${state}`)}</Badge>
      </div>
      {state === 'open' && (
        <>
          <p className="mt-1 text-s text-text-3">
            {t('game.invited.openText', { time: formatDateTime(Date.parse(until), language) })}
          </p>
          <div className="mt-2.5 flex flex-wrap gap-2.5">
            <Button
              variant="primary"
              size="small"
              icon={Share2}
              busy={share.isPending}
              onClick={() => share.mutate()}
            >
              {t('game.invited.share')}
              <span className="sr-only"> {name}</span>
            </Button>
            <Button
              variant="outline"
              size="small"
              busy={withdraw.isPending}
              onClick={() => withdraw.mutate()}
            >
              {t('game.invited.withdraw')}
              <span className="sr-only"> {name}</span>
            </Button>
          </div>
        </>
      )}
      {problem && (
        <Alert tone="danger" role="alert" className="mt-2.5">
          {errorText(t, problem)}
        </Alert>
      )}
    </li>
  )
}

/** For the host: spots that guests keep for companions, who have not joined yet. */
export function KeptSpots({ game, className }: { game: GameDetail; className?: string }) {
  const { t, language } = useI18n()
  return game.viewer.keptSeats?.map(({ by: guest, count, until }) => (
    <p key={guest} className={className}>
      {t('game.invited.kept', {
        guest,
        count,
        time: formatDateTime(Date.parse(until), language),
      })}
    </p>
  ))
}
