import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { courseNameIn } from '@tomogolf/format/course-names'
import { useAbout } from '../../lib/exchange.ts'
import { formatAmount, formatDate, formatDateTime } from '@tomogolf/format/format'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Checkbox } from '@tomogolf/ui/forms/Choice.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { reveal } from '@tomogolf/ui/lib/reveal.ts'
import type { Bank } from '../../lib/bank.ts'
import { CardRow } from './CardRow.tsx'
import { Joined } from './Joined.tsx'
import { Outcomes } from './Outcomes.tsx'
import { useJoin } from './use-join.ts'
import { gameQuery, type GameDetail } from '../../queries/games.ts'
import type { Joining } from './use-joining.tsx'

type JoinDialogProps = {
  game: GameDetail
  bank: Bank
  onClose: () => void
  onProfile: (profile: NonNullable<Joining['profile']>) => void
}

/** The hold explained, agreed to and placed: step 2 of 3, and the confirmation. */
export function JoinDialog({
  game: first,
  bank: BankConfirmation,
  onClose,
  onProfile,
}: JoinDialogProps) {
  const { t, language } = useI18n()
  // terms that changed while somebody was reading come from here
  const { data: game = first } = useQuery({
    ...gameQuery(first.id),
    initialData: first,
  })
  const [agreed, setAgreed] = useState(false)
  const [understood, setUnderstood] = useState(false)
  const { submit, busy, action, confirm, joined, problem } = useJoin({
    game,
    onClose,
    onProfile,
    onTerms: () => {
      setAgreed(false)
      setUnderstood(false)
    },
  })
  const preview = game.joinPreview
  const amount = formatAmount(preview.hold, language)
  const estimate = useAbout()?.(preview.hold)
  const placeAt =
    preview.placement === 'scheduled' && preview.placeAt
      ? formatDate(Date.parse(preview.placeAt), language)
      : null
  const about = (
    <>
      {courseNameIn(game, language)},{' '}
      <time dateTime={game.teeTime}>{formatDateTime(Date.parse(game.teeTime), language)}</time>{' '}
      {t('common.japanTime')}
    </>
  )
  const steps = {
    labels: [t('game.step.selected'), t('game.step.review'), t('game.step.confirmation')],
    current: joined ? 3 : 2,
  }
  // the bank's window needs the page to itself: a dialog under it would keep its clicks away
  if (action) return <BankConfirmation access={action} onConfirmed={confirm} onRefused={confirm} />
  if (joined) return <Joined {...{ game, participation: joined, steps, about, onClose }} />

  return (
    <Dialog
      open
      onClose={onClose}
      steps={steps}
      title={t('game.hold.title', { amount })}
      description={about}
      dirty={agreed || understood}
      busy={busy}
      footer={
        <>
          <Button variant="outline" size="large" disabled={busy} onClick={onClose}>
            {t('common.back')}
          </Button>
          <Button
            variant="primary"
            size="large"
            className="flex-1"
            busy={busy}
            disabled={!agreed || !understood}
            onClick={submit}
          >
            {t(busy ? 'game.hold.placing' : placeAt ? 'game.hold.join' : 'game.hold.place', {
              amount,
            })}
          </Button>
        </>
      }
    >
      <Outcomes preview={preview} />
      {estimate && (
        <p className="mt-2 text-s text-text-3">
          {t('game.costs.about', {
            about: estimate.text,
            date: estimate.date,
            rate: estimate.rate,
          })}
        </p>
      )}
      {placeAt && (
        <Alert tone="info" icon={CalendarClock} className="mt-5">
          {t('game.hold.later', { amount, date: placeAt })}
        </Alert>
      )}
      <CardRow gameId={game.id} onLeave={onClose} />
      <p className="mt-2 text-s text-text-3">{t('game.story.debit')}</p>
      <div className="mt-5 grid gap-5.5 text-[.9375rem] leading-snug">
        <Checkbox
          checked={agreed}
          disabled={busy}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        >
          {placeAt
            ? t('game.agree.later', { amount, date: placeAt })
            : t('game.agree.now', { amount })}
        </Checkbox>
        <Checkbox
          checked={understood}
          disabled={busy}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
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
