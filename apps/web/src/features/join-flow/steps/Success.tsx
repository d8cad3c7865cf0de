import { formatDate, formatDateTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { CalendarButton } from '../../../components/CalendarButton.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { HoldBar } from '@tomogolf/ui/money/HoldBar.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import type { GameDetail } from '../../../queries/games.ts'
import type { JoinResult } from '../join-flow.machine.ts'
import { GameLine, useSteps } from './step-frame.tsx'

type SuccessProps = {
  game: GameDetail
  participation: JoinResult['participation']
  onClose: () => void
}

/** The last step: the seat is taken, with the hold and what comes next. */
export function Success({ game, participation, onClose }: SuccessProps) {
  const { t, language } = useI18n()
  const steps = useSteps(3)
  const { terms, hold } = participation
  const amount = formatAmount(terms.hold, language)
  const opens = formatDateTime(Date.parse(game.checkIn.opens), language)
  const scheduled =
    hold?.status === 'scheduled' && hold.placeAt
      ? formatDate(Date.parse(hold.placeAt), language)
      : null
  return (
    <Dialog
      open
      onClose={onClose}
      steps={steps}
      title={t('game.joined.title')}
      description={<GameLine game={game} />}
      footer={
        <>
          <Button variant="outline" size="large" onClick={onClose}>
            {t('game.joined.done')}
          </Button>
          <LinkButton
            to="/games/$id"
            params={{ id: game.id }}
            variant="primary"
            size="large"
            className="flex-1"
            onClick={onClose}
          >
            {t('game.joined.see')}
          </LinkButton>
        </>
      }
    >
      <Alert tone="success" title={t('game.joined.toast', { name: game.host.displayName })}>
        {scheduled
          ? t('game.joined.later', { amount, date: scheduled })
          : t('game.joined.held', { amount })}
      </Alert>
      <HoldBar
        className="mt-5"
        parts={[
          {
            kind: 'held',
            label: scheduled
              ? t('game.bar.willHold', { amount, date: scheduled })
              : t('game.bar.held', { amount }),
          },
        ]}
      />
      <p className="mt-5 text-text-2">
        {game.joinPreview.insideWindow
          ? t('game.joined.nextLate', { opens })
          : t('game.joined.next', {
              until: formatDateTime(Date.parse(terms.freeUntil), language),
              opens,
            })}
      </p>
      <CalendarButton gameId={game.id} className="mt-4" />
    </Dialog>
  )
}
