import { useCallback, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { courseNameIn } from '@tomogolf/format/course-names'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { track } from '../../../lib/analytics.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { formatDateTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { comma } from '@tomogolf/format/sentences'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { invalidateAfter } from '../../../queries/invalidation.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { HoldBar } from '@tomogolf/ui/money/HoldBar.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { nameOf, seatsIn, wholeParty, type CompanionSeat } from '../../../lib/party/party.ts'
import { LateLeaveOutcomes } from './LateLeaveOutcomes.tsx'
import { UndoNote } from './UndoNote.tsx'
import type { Amount, GameDetail, Participation } from '../../../queries/games.ts'

/** The penalty in a refusal: the free period ended while the dialog was open. */
const penaltyIn = (error: unknown): Amount | null =>
  error instanceof ApiError && error.code === 'LEAVE_PENALTY_CONFIRMATION_REQUIRED'
    ? ((error.fields.penalty as Amount | undefined) ?? null)
    : null

/**
 * Leaving a game with all own seats, or giving up the seat of a companion: shows the exact cost first.
 * A penalty needs a ticked box.
 */
export function LeaveDialog({
  game,
  participation: own,
  companion,
  onClose,
}: {
  game: GameDetail
  participation: Participation
  companion?: CompanionSeat | undefined
  onClose: () => void
}) {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const [confirmed, setConfirmed] = useState(false)
  const [latestPenalty, setLatestPenalty] = useState<Amount | null>(null)
  const participation = companion ? { ...own, hold: companion.hold } : wholeParty(own)
  const seats = companion ? 1 : seatsIn(own, 'confirmed').length
  const name = companion && (nameOf(companion) || t('game.party.unnamed'))
  const penalty =
    latestPenalty ??
    (companion && game.viewer.leavePenalty ? own.terms.hold : game.viewer.leavePenalty)
  // leaving free has ended while the dialog was open
  const endUndo = useCallback(
    () => setLatestPenalty(participation.terms.hold),
    [participation.terms.hold],
  )
  const held = Boolean(participation.hold?.authorisedAt)
  const amount = formatAmount(penalty ?? participation.terms.hold, language)
  const leave = useMutation({
    mutationFn: () =>
      api('POST /api/games/:id/leave', {
        params: { id: game.id },
        body: {
          ...(penalty && { confirmPenalty: true }),
          ...(companion && { companion: companion.id }),
        },
      }),
    onSuccess: (left) => {
      track('cancel', { as: 'guest', late: left.penalty !== null })
      onClose()
      toast({
        tone: 'success',
        title: name ? t('game.party.canceled', { name }) : t('game.leave.done'),
        description: left.penalty
          ? t('game.leave.doneLate', { amount: formatAmount(left.penalty, language) })
          : t(held ? 'game.leave.doneHeld' : 'game.leave.doneFree'),
      })
    },
    onError: (error) => setLatestPenalty(penaltyIn(error) ?? latestPenalty),
    // after a refusal too: the game was cancelled, or the free time is over
    onSettled: () => invalidateAfter(queryClient, 'POST /api/games/:id/leave'),
  })
  const problem = leave.error && !penaltyIn(leave.error) ? errorText(t, leave.error) : null
  return (
    <Dialog
      open
      onClose={onClose}
      busy={leave.isPending}
      title={
        name
          ? penalty
            ? t('game.party.cancelTitleLate', { name, amount })
            : t('game.party.cancelTitle', { name })
          : penalty
            ? t('game.leave.titleLate', { amount })
            : t('game.leave.title')
      }
      description={`${courseNameIn(game, language)}${comma(language)}${formatDateTime(Date.parse(game.teeTime), language)}`}
      footer={
        <>
          <Button
            variant="secondary"
            size="large"
            disabled={leave.isPending}
            onClick={onClose}
            className="flex-1"
          >
            {t('game.leave.stay')}
          </Button>
          <Button
            variant="danger"
            size="large"
            busy={leave.isPending}
            disabled={penalty !== null && !confirmed}
            onClick={() => leave.mutate()}
            // with an amount, a line of its own on phones
            className={penalty ? 'flex-1 max-md:basis-full' : 'flex-1'}
          >
            {penalty ? t('game.leave.pay', { amount }) : t('game.leave.free')}
          </Button>
        </>
      }
    >
      {seats > 1 && (
        <p className="mb-4 font-semibold">{t('game.party.leaveAll', { count: seats })}</p>
      )}
      {penalty ? (
        <>
          <HoldBar parts={[{ kind: 'charged', label: t('game.outcome.charged', { amount }) }]} />
          <p className="mt-4 text-text-2">
            {t('game.leave.textLate', {
              price: formatAmount(participation.terms.price, language),
              fee: formatAmount(participation.terms.fee, language),
            })}
          </p>
          <LateLeaveOutcomes
            charged={penalty}
            refund={game.viewer.refillRefund ?? null}
            seats={seats}
          />
          <div className="mt-5">
            <Checkbox
              checked={confirmed}
              onChange={(event) => setConfirmed(event.currentTarget.checked)}
            >
              {t('game.leave.confirm', { amount })}
            </Checkbox>
          </div>
        </>
      ) : (
        <>
          <HoldBar
            parts={[
              {
                kind: 'released',
                label: held ? t('game.outcome.back', { amount }) : t('game.leave.nothing'),
              },
            ]}
          />
          <p className="mt-4 text-text-2">{t(held ? 'game.leave.textHeld' : 'game.leave.text')}</p>
          {game.viewer.undoUntil && (
            <UndoNote until={Date.parse(game.viewer.undoUntil)} onOver={endUndo} />
          )}
        </>
      )}
      {problem && (
        <Alert tone="danger" role="alert" className="mt-4">
          {problem}
        </Alert>
      )}
    </Dialog>
  )
}
