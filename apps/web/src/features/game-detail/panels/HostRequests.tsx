import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { formatDateTime } from '@tomogolf/format/dates'
import { unbroken } from '@tomogolf/format/unbroken'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { LanguageMarks } from '@tomogolf/ui/data/Badge.tsx'
import { Rating } from '@tomogolf/ui/data/Rating.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { GameDetail } from '../../../queries/games.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { joinRequestsQuery, type JoinRequest } from '../../../queries/join-requests.ts'

/** Guests who ask to join, for the host to accept or decline. */
export function HostRequests({ game }: { game: GameDetail }) {
  const { t } = useI18n()
  const waiting = game.viewer.pendingRequests ?? 0
  const { data } = useQuery({ ...joinRequestsQuery(game.id), enabled: waiting > 0 })
  const requests = data?.requests ?? []
  if (waiting === 0 || requests.length === 0) return null
  return (
    <section className="mt-5.5 border-t border-line pt-5">
      <h3 className="font-text text-s font-semibold tracking-normal">
        {t('game.requests.title', { count: requests.length })}
      </h3>
      <ul className="mt-2">
        {requests.map((request) => (
          <Request key={request.id} game={game} request={request} />
        ))}
      </ul>
    </section>
  )
}

function Request({ game, request }: { game: GameDetail; request: JoinRequest }) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const { player, attended } = request
  const params = { id: game.id, requestId: request.id }
  const answer = useMutation({
    mutationFn: (does: 'accept' | 'decline') =>
      does === 'accept'
        ? api('POST /api/games/:id/requests/:requestId/accept', { params })
        : api('POST /api/games/:id/requests/:requestId/decline', { params }),
    onSuccess: (_, does) =>
      toast({
        tone: 'success',
        title:
          does === 'accept'
            ? t('game.requests.accepted', { name: player.displayName })
            : t('game.requests.declined'),
      }),
    onError: (error) => toast({ tone: 'danger', title: errorText(t, error) }),
    onSettled: () => invalidateAfter(queryClient, 'POST /api/games/:id/requests/:requestId/accept'),
  })
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="flex items-center gap-3">
        <Avatar person={player} size="small" />
        <span className="min-w-0">
          <b className="block truncate font-medium">{player.displayName}</b>
          <span className="flex flex-wrap items-center gap-2 text-xs text-text-2">
            {player.handicap !== null && t('game.host.handicap', { value: player.handicap })}
            <Rating compact value={player.rating} />
            {attended && t('game.host.attended', attended)}
            <LanguageMarks codes={player.languages.split(',').filter(Boolean).slice(0, 4)} />
          </span>
        </span>
      </div>
      <p className="mt-2 text-s text-text-3">
        {t('game.requests.until', {
          time: unbroken(formatDateTime(Date.parse(request.answerUntil), language)),
        })}
      </p>
      <div className="mt-2.5 grid grid-cols-2 gap-2.5">
        <Button
          variant="primary"
          disabled={answer.isPending}
          busy={answer.isPending && answer.variables === 'accept'}
          onClick={() => answer.mutate('accept')}
        >
          {t('game.requests.accept')}
        </Button>
        <Button
          variant="outline"
          disabled={answer.isPending}
          busy={answer.isPending && answer.variables === 'decline'}
          onClick={() => answer.mutate('decline')}
        >
          {t('game.requests.decline')}
        </Button>
      </div>
    </li>
  )
}
