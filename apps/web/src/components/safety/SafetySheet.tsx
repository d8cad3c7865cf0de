import { useRouteContext } from '@tanstack/react-router'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Phone, Share2 } from 'lucide-react'
import { EMERGENCY_NUMBERS } from '@tomogolf/domain/safety/round-share'
import { api } from '@tomogolf/api-client/api.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDateTime } from '@tomogolf/format/dates'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { shareLink } from '../../lib/navigation/share-link.ts'
import type { GameDetail } from '../../queries/games.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { roundShareQuery } from '../../queries/round-share.ts'

/** Emergency numbers, and the round for a person whom the player trusts. */
export default function SafetySheet({ game, onClose }: { game: GameDetail; onClose: () => void }) {
  const { t, language } = useI18n()
  return (
    <Dialog open onClose={onClose} title={t('game.safety.title')}>
      <ul className="grid grid-cols-2 gap-3">
        {(['police', 'ambulance'] as const).map((service) => (
          <li key={service}>
            <a
              href={`tel:${EMERGENCY_NUMBERS[service]}`}
              className="grid min-h-20 content-center justify-items-center rounded-m border border-line-control p-3 text-center hover:bg-surface-2"
            >
              <span className="inline-flex items-center gap-2 font-display text-t2 font-[650]">
                <Phone className="size-5" aria-hidden />
                {EMERGENCY_NUMBERS[service]}
              </span>
              <span className="text-s text-text-2">{t(`game.safety.${service}`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-s text-text-2">
        {t('game.safety.where')}{' '}
        <b className="font-semibold text-text" lang="ja">
          {game.courseNameJa ?? courseNameIn(game, language)}
        </b>
      </p>
      <ShareRound game={game} />
    </Dialog>
  )
}

function ShareRound({ game }: { game: GameDetail }) {
  const { t, language } = useI18n()
  const { origin } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const params = { id: game.id }
  const { data } = useQuery(roundShareQuery(game.id))
  // behind the #: it reaches no log on the way
  const pass = (token: string) =>
    shareLink(
      {
        title: t('game.safety.shareTitle', { course: courseNameIn(game, language) }),
        url: `${origin}/round#${token}`,
      },
      { copied: t('game.safety.copied'), failed: t('game.safety.failed') },
    )
  const share = useMutation({
    mutationFn: () => api('POST /api/games/:id/round-share', { params }),
    onSuccess: async ({ token }) => {
      await invalidateAfter(queryClient, 'POST /api/games/:id/round-share')
      await pass(token)
    },
  })
  const stop = useMutation({
    mutationFn: () => api('DELETE /api/games/:id/round-share', { params }),
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'DELETE /api/games/:id/round-share')
      toast({ tone: 'success', title: t('game.safety.stopped') })
    },
  })
  const shared = data?.share
  const problem = share.error ?? stop.error
  return (
    <section className="mt-6 border-t border-line pt-6">
      <h3 className="text-t3">{t('game.safety.share')}</h3>
      <p className="mt-1.5 text-text-2">{t('game.safety.shareText')}</p>
      {shared && (
        <p className="mt-2 text-s text-text-3">
          {t('game.safety.until', { time: formatDateTime(Date.parse(shared.until), language) })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="primary"
          icon={Share2}
          busy={share.isPending}
          onClick={() => (shared ? void pass(shared.token) : share.mutate())}
        >
          {t(shared ? 'game.safety.again' : 'game.safety.share')}
        </Button>
        {shared && (
          <Button variant="outline" busy={stop.isPending} onClick={() => stop.mutate()}>
            {t('game.safety.stop')}
          </Button>
        )}
      </div>
      {problem && (
        <Alert tone="danger" role="alert" className="mt-4">
          {errorText(t, problem)}
        </Alert>
      )}
    </section>
  )
}
