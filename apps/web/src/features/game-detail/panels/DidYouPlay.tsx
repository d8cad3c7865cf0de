import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '@tomogolf/api-client/api.ts'
import { formatDateTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { multiplyAmount } from '../../../lib/amounts.ts'
import { companionsOf, nameOf } from '../../../lib/party/party.ts'
import type { GameDetail } from '../../../queries/games.ts'
import type { GamePresence } from '../participation-state.ts'

type PlayAnswer = NonNullable<GamePresence['ownAnswer']>

/** A game without a check-in: host and guest are asked whether they played. */
export function DidYouPlay({ game, presence }: { game: GameDetail; presence: GamePresence }) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const covered = companionsOf(game.viewer.participation).filter(
    ({ status }) => status === 'unverified',
  )
  // each tick costs a fee: the guest says who played
  const [ticked, setTicked] = useState<readonly string[]>([])
  const played = covered.map(({ id }) => id).filter((id) => ticked.includes(id))
  const answer = useMutation({
    mutationFn: (given: PlayAnswer) =>
      api('POST /api/games/:id/played', {
        params: { id: game.id },
        body: {
          answer: given,
          ...(given === 'played' && covered.length > 0 && { participationIds: played }),
        },
      }),
    onSuccess: () => toast({ tone: 'success', title: t('checkin.presence.played.thanks') }),
    onSettled: () => invalidateAfter(queryClient, 'POST /api/games/:id/played'),
  })
  const isHost = game.viewer.role === 'host'
  const each = game.viewer.participation?.terms.fee
  const fee = each && multiplyAmount(each, played.length + 1)
  const option = (given: PlayAnswer, label: string, variant: 'primary' | 'outline' | 'ghost') => (
    <Button
      variant={variant}
      block
      disabled={answer.isPending}
      busy={answer.isPending && answer.variables === given}
      onClick={() => answer.mutate(given)}
    >
      {label}
    </Button>
  )
  if (!presence.canAnswer)
    return presence.ownAnswer === null ? null : (
      <Alert tone="info" title={t('checkin.presence.played.thanks')} className="mt-5">
        {t('checkin.presence.played.waiting')}
      </Alert>
    )
  return (
    <section aria-labelledby="did-you-play" className="mt-5 border-t border-line pt-5">
      <h2 id="did-you-play" className="text-t3">
        {t('checkin.presence.played.title')}
      </h2>
      <p className="mt-2 text-s text-text-2">
        {t(isHost ? 'checkin.presence.played.host' : 'checkin.presence.played.guest')}
        {covered.length > 0 && <span className="mt-1 block">{t('game.party.answer')}</span>}
      </p>
      {covered.length > 0 && (
        <fieldset disabled={answer.isPending} className="mt-4 grid min-w-0 gap-4">
          <legend className="mb-3 font-semibold">{t('game.party.whoPlayed')}</legend>
          {covered.map((seat) => (
            <Checkbox
              key={seat.id}
              checked={ticked.includes(seat.id)}
              onChange={({ currentTarget: { checked } }) =>
                setTicked(checked ? [...ticked, seat.id] : ticked.filter((id) => id !== seat.id))
              }
            >
              {nameOf(seat) || t('game.party.unnamed')}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {presence.answerUntil && (
        <p className="mt-1 text-s text-warning">
          {t('checkin.presence.played.until', {
            time: formatDateTime(Date.parse(presence.answerUntil), language),
          })}
        </p>
      )}
      <div className="mt-4 grid gap-2.5">
        {isHost
          ? option('played', t('checkin.presence.played.hostYes'), 'primary')
          : option(
              'played',
              t('checkin.presence.played.yes', { fee: fee ? formatAmount(fee, language) : '' }),
              'primary',
            )}
        {option(
          'not_played',
          t(isHost ? 'checkin.presence.played.hostNo' : 'checkin.presence.played.no'),
          'outline',
        )}
        {!isHost && option('host_absent', t('checkin.presence.played.hostAbsent'), 'ghost')}
      </div>
      {isHost && (
        <p className="mt-3 text-s text-text-3">
          <Link to="/games/$id/qr" params={{ id: game.id }} className="link">
            {t('checkin.presence.played.some')}
          </Link>
        </p>
      )}
      {answer.error && (
        <Alert tone="danger" role="alert" className="mt-4">
          {errorText(t, answer.error)}
        </Alert>
      )}
    </section>
  )
}
