import { Link } from '@tanstack/react-router'
import { useConvertedTotal } from '../../../lib/converted-total.ts'
import { formatDate, formatDateTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { reveal } from '@tomogolf/ui/lib/reveal.ts'
import { CardRow } from './CardRow.tsx'
import { ExpiringCard } from './ExpiringCard.tsx'
import { PriceLanes } from '../../../components/PriceLanes.tsx'
import type { GameDetail } from '../../../queries/games.ts'
import type { Consent } from '../join-flow.machine.ts'
import { GameLine, useSteps } from './step-frame.tsx'

type HoldStepProps = {
  game: GameDetail
  consent: Consent
  busy: boolean
  /** Why the last attempt was refused. */
  problem: string | null
  onConsent: (change: Partial<Consent>) => void
  onSubmit: () => void
  onClose: () => void
}

/** Step 2 of 3: explains the hold and asks for consent. */
export function HoldStep({
  game,
  consent: { agreed, understood },
  busy,
  problem,
  onConsent,
  onSubmit,
  onClose,
}: HoldStepProps) {
  const { t, language } = useI18n()
  const steps = useSteps(2)
  const preview = game.joinPreview
  const amount = formatAmount(preview.hold, language)
  const estimate = useConvertedTotal(preview.hold)
  const scheduledAt = preview.placement === 'scheduled' ? preview.placeAt : null
  const placeAt = scheduledAt ? formatDate(Date.parse(scheduledAt), language) : null
  return (
    <Dialog
      open
      onClose={onClose}
      steps={steps}
      title={t('game.hold.title', { amount })}
      description={<GameLine game={game} />}
      dirty={agreed || understood}
      busy={busy}
      footer={
        <>
          <p className="w-full text-center text-s text-text-2">
            {placeAt
              ? t('game.join.later', { amount, date: placeAt })
              : t('game.join.today', { amount })}
          </p>
          <Button variant="outline" size="large" disabled={busy} onClick={onClose}>
            {t('common.back')}
          </Button>
          <Button
            variant="primary"
            size="large"
            className="flex-1"
            busy={busy}
            disabled={!agreed || !understood}
            onClick={onSubmit}
          >
            {t(busy ? 'game.hold.placing' : placeAt ? 'game.hold.join' : 'game.hold.place', {
              amount,
            })}
          </Button>
        </>
      }
    >
      <PriceLanes amounts={preview} placed={scheduledAt ?? 'today'} />
      {estimate && <p className="mt-2 text-s text-text-3">{estimate}</p>}
      <CardRow gameId={game.id} onLeave={onClose} />
      {preview.cardExpiry && <ExpiringCard expiry={preview.cardExpiry} />}
      <p className="mt-2 text-s text-text-3">{t('game.story.debit')}</p>
      <div className="mt-5 grid gap-5.5 text-[.9375rem] leading-snug">
        <Checkbox
          checked={agreed}
          disabled={busy}
          onChange={(event) => onConsent({ agreed: event.currentTarget.checked })}
        >
          {placeAt
            ? t('game.agree.later', { amount, date: placeAt })
            : t('game.agree.now', { amount })}
        </Checkbox>
        <Checkbox
          checked={understood}
          disabled={busy}
          onChange={(event) => onConsent({ understood: event.currentTarget.checked })}
        >
          {preview.insideWindow
            ? t('game.agree.lateNow', { amount })
            : t('game.agree.late', {
                amount,
                until: formatDateTime(Date.parse(preview.freeUntil), language),
              })}
        </Checkbox>
        <p className="-mt-3 flex flex-wrap gap-x-6 text-s text-text-2">
          <Link
            to="/cancellation"
            target="_blank"
            className="link inline-flex min-h-11 items-center"
          >
            {t('game.rules')}
            <span className="sr-only"> {t('common.newTab')}</span>
          </Link>
          <Link
            to="/games/$id"
            params={{ id: game.id }}
            onClick={onClose}
            className="link inline-flex min-h-11 items-center"
          >
            {t('game.all')}
          </Link>
        </p>
      </div>
      {problem && (
        <div ref={reveal}>
          <Alert tone="danger" role="alert" title={t('games.joinFailed')} className="mt-4">
            {problem}
          </Alert>
        </div>
      )}
    </Dialog>
  )
}
