import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import { gameQuery } from '../../../queries/games.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { formatClock, formatDate } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Spinner } from '@tomogolf/ui/feedback/Spinner.tsx'
import { movedMoney } from '../moved-money.ts'
import type { PendingCheckIn } from '../pending.ts'
import { useCheckIn } from '../use-check-in.ts'

const Line = ({ children }: { children: string }) => <span className="block">{children}</span>

/** Sends a code once and shows the result as an alert on the game's page. */
export default function RunCheckIn({
  gameId,
  code,
  proof,
  meId,
  name,
}: PendingCheckIn & { meId: string; name: string | null }) {
  const { t, language } = useI18n()
  const { data: game } = useQuery(gameQuery(gameId))
  const { attempt, send } = useCheckIn(gameId, meId)
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    void send({ code, proof }, 'link')
  }, [send, code, proof])

  if (attempt.kind === 'none' || attempt.kind === 'sending') {
    return (
      <Alert role="status" title={t('checkin.guest.reading')}>
        <Spinner className="ml-1 align-middle" />
      </Alert>
    )
  }
  if (attempt.kind === 'done') {
    const money = movedMoney(game?.viewer.participation ?? null, attempt.result)
    return (
      <Alert
        tone="success"
        role="status"
        title={name ? t('checkin.done.titleOf', { name }) : t('checkin.done.title')}
      >
        {money &&
          (money.released
            ? t(money.settled ? 'checkin.done.sentence' : 'checkin.done.sentencePending', {
                fee: formatAmount(money.fee, language),
                rest: formatAmount(money.released, language),
              })
            : t(money.settled ? 'checkin.done.sentenceFee' : 'checkin.done.sentenceFeePending', {
                fee: formatAmount(money.fee, language),
              }))}
      </Alert>
    )
  }
  if (attempt.kind === 'waiting') {
    return (
      <Alert
        tone="info"
        icon={WifiOff}
        role="alert"
        title={t(attempt.shownAt === null ? 'checkin.waiting.title' : 'checkin.saved.title')}
      >
        {attempt.shownAt === null
          ? t('checkin.waiting.text')
          : t('checkin.saved.text', { time: formatClock(attempt.shownAt) })}
        <span className="mt-2.5 block">
          <Button size="small" onClick={() => void send(attempt, 'link')}>
            {t('common.retry')}
          </Button>
        </span>
      </Alert>
    )
  }
  const { failure, error } = attempt
  if (failure === 'already')
    return <Alert tone="success" role="status" title={t('checkin.already.title')} />
  if (failure === 'completed')
    return (
      <Alert role="status" title={<Line>{t('checkin.stage.completed.title')}</Line>}>
        {t('checkin.stage.completed.text')}
      </Alert>
    )
  if (game?.viewer.role === 'host')
    return (
      <Alert role="status" title={<Line>{t('checkin.stage.host.title')}</Line>}>
        {t('checkin.stage.host.text')}
      </Alert>
    )
  if (failure === 'early' && game) {
    return (
      <Alert
        tone="warning"
        role="alert"
        title={
          <Line>
            {t('checkin.stage.early.title', {
              time: formatDate(Date.parse(game.checkIn.opens), language, { time: true }),
            })}
          </Line>
        }
      >
        {errorText(t, error)}
      </Alert>
    )
  }
  return (
    <Alert
      tone={failure === 'early' || failure === 'wait' ? 'warning' : 'danger'}
      role="alert"
      title={t('checkin.failed')}
    >
      {failure === 'wait' && game
        ? t('checkin.wait', { host: game.host.firstName })
        : errorText(t, error)}{' '}
      {(failure === 'wrong' || failure === 'fault') && (
        <Link to="/games/$id/check-in" params={{ id: gameId }} className="link font-semibold">
          {t('checkin.toScan')}
        </Link>
      )}
    </Alert>
  )
}
